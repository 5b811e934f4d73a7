import { locale } from "../../texts/language.ts";

const words: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page Up",
  PageDown: "Page Down",
  Escape: "Esc",
  " ": "Space",
};
/** Keys whose names on the keyboard are others in a language. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    Mod: "Strg",
    PageUp: "Bild ↑",
    PageDown: "Bild ↓",
    Home: "Pos1",
    End: "Ende",
    Delete: "Entf",
    Shift: "Umschalt",
    " ": "Leertaste",
  },
};
const onMac: Readonly<Record<string, string>> = { Mod: "⌘", Alt: "⌥" };

/** A key as it is written on the keyboard, a part for each that is held down: `Alt+ArrowUp` is Alt and ↑. */
export function keyWords(key: string, isMac: boolean): readonly string[] {
  // The plus sign is a key, too.
  if (key === "+") return [key];
  const own = named[locale()];
  return key
    .split("+")
    .map((part) => (isMac ? onMac[part] : undefined) ?? own?.[part] ?? words[part] ?? part.replace("Mod", "Ctrl"));
}
