import { textsOf } from "../textsOf.ts";

/** Collections whose items are edited side by side. */
const panels = {
  "panels.add": "Add {label}",
  "panels.new": "new",
  "panels.errors": "errors: {count}",
  "panels.more": "And {count} more: search for them.",
  "panels.delete": "Really delete {name} from config? It goes when you save.",
  "panels.deleteItem": "Delete {label}",
  "panels.restore": "Keep {name}",
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
