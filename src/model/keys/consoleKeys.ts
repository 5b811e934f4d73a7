/** All keys that the console reads, by where they count and what they do; `Mod` is Ctrl, on a Mac ⌘. Handlers ask `isKey`. */
export const consoleKeys = {
  "any.search": "Mod+K",
  "any.keys": "?",
  "any.save": "Mod+S",
  "search.next": "ArrowDown",
  "search.before": "ArrowUp",
  "search.choose": "Enter",
  "search.newTab": "Mod+Enter",
  "search.back": "Escape",
  "list.next": "ArrowDown",
  "list.before": "ArrowUp",
  "list.pageDown": "PageDown",
  "list.pageUp": "PageUp",
  "list.first": "Home",
  "list.last": "End",
  "list.open": "Enter",
  "list.range": " ",
  "list.leave": "Tab",
  "list.moveUp": "Alt+ArrowUp",
  "list.moveDown": "Alt+ArrowDown",
  "field.take": "Enter",
  "field.clearSearch": "Escape",
  "field.leave": "Escape",
  "field.endWord": "Enter",
  "field.editWord": "Backspace",
  "field.itemUp": "Alt+ArrowUp",
  "field.itemDown": "Alt+ArrowDown",
  "editor.save": "Mod+S",
  "timeline.back": "ArrowLeft",
  "timeline.on": "ArrowRight",
  "timeline.pageBack": "PageUp",
  "timeline.pageOn": "PageDown",
  "timeline.all": "Home",
  "timeline.now": "End",
  "timeline.closer": "+",
  "timeline.closerUnshifted": "=",
  "timeline.wider": "-",
  "timeline.play": "Enter",
  "upload.send": "Enter",
} as const;

export type ConsoleKey = keyof typeof consoleKeys;

/** What of a key press is read. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether the machine has ⌘ in the place of Ctrl. */
export function hasCommandKey(): boolean {
  return /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");
}

/** Whether a press is that of one of our keys; Shift is left to the handler. */
export function isKey(press: KeyPress, name: ConsoleKey, isMac = hasCommandKey()): boolean {
  const told: string = consoleKeys[name];
  const needsMod = told.startsWith("Mod+");
  const needsAlt = told.startsWith("Alt+");
  const key = needsMod || needsAlt ? told.slice(4) : told;
  if (press.altKey !== needsAlt || press.key.toLowerCase() !== key.toLowerCase()) return false;
  return isMac ? press.metaKey === needsMod && !press.ctrlKey : press.ctrlKey === needsMod && !press.metaKey;
}
