const words: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page Up",
  PageDown: "Page Down",
  Escape: "Esc",
};
const onMac: Readonly<Record<string, string>> = { Mod: "⌘", Alt: "⌥" };

/** A key as it is written on the keyboard, a part for each that is held down: `Alt+ArrowUp` is Alt and ↑. */
export function keyWords(key: string, isMac: boolean): readonly string[] {
  // The plus sign is a key, too.
  if (key === "+") return [key];
  return key.split("+").map((part) => (isMac ? onMac[part] : undefined) ?? words[part] ?? part.replace("Mod", "Ctrl"));
}
