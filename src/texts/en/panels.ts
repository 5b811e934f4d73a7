import { textsOf } from "../textsOf.ts";

/** Collections whose items are edited side by side. */
const panels = {
  "panels.add": "Add {label}",
  "panels.nameless": "There is a new {label} without a name: give it one before you add another.",
  "panels.users": "Used by",
  "panels.others": "and {count} more",
  "panels.unused": "Nothing uses it yet.",
  "panels.new": "new",
  "panels.errors": "errors: {count}",
  "panels.more": "And {count} more: search for them.",
  "panels.delete": "Really delete {name} from config? It goes when you save.",
  "panels.deleteItem": "Delete {label}",
  "panels.restore": "Keep {name}",
  "panels.value.title": "Add a value",
  "panels.value.kind": "Kind",
  "panels.value.mode": "Mode",
  "panels.value.value": "Value",
  "panels.value.add": "Add",
  "panels.value.empty": "Type a value first.",
  "panels.value.unknown": "There is no {kind} {value}.",
  "panels.value.exists": "{name} has this value already, under {mode}.",
  // As the console has always logged it.
  "panels.value.existsLog": "Value alerady exists",
  "panels.value.added": "Added to {name}: {kind}, {mode}. It counts once it is saved.",
  "panels.value.noItem": "There is no {label} yet: add one first, then a value to it.",
  "panels.value.notChosen": "Choose the {label} first, then add a value to it.",
  "panels.schedule.range": "Range {index}",
  "panels.schedule.from": "From",
  "panels.schedule.to": "to",
  "panels.schedule.overMidnight": "over midnight",
  "panels.schedule.remove": "Remove range {index}",
  "panels.schedule.always": "Always.",
  "panels.schedule.add": "New range",
} as const;

/** Its texts, which come with what uses them. */
export const panelText = textsOf(panels);
