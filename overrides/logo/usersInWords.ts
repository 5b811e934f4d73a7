import { text } from "../../src/texts/text.ts";

/** More names than this would say less. */
const named = 3;

/** Who shows a logo: `Shown by news, sport`. */
export function usersInWords(users: readonly string[], isSet: boolean): string {
  if (users.length === 0) return text(isSet ? "logo.usedHere" : "logo.unused");
  const names = users.slice(0, named).join(", ");
  const more = users.length - named;
  return more > 0 ? text("logo.usedByMore", { names, count: more }) : text("logo.usedBy", { names });
}
