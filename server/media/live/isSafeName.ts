import { hiddenIn } from "../../../src/model/hiddenCharacters.ts";

const LONGEST = 200;
const HOSTILE: ReadonlySet<string> = new Set([".", "..", "__proto__", "constructor", "prototype"]);

/** Whether a name that a stranger brings may become a stream: it stands in addresses, in logs and as a folder's name. */
export function isSafeName(name: string): boolean {
  const parts = name.split("/");
  return (
    name.length <= LONGEST &&
    !name.includes("\\") &&
    hiddenIn(name).length === 0 &&
    parts.every((part) => part.trim() !== "" && !HOSTILE.has(part))
  );
}
