import { ServerError } from "../../ServerError.ts";

/**
 * What a word of the config stands for. Only words of the table ever get into an argument.
 * @throws ServerError that names the words there are
 */
export function chosenWord<T>(word: unknown, table: Readonly<Record<string, T>>, name: string): T {
  const found = typeof word === "string" && Object.hasOwn(table, word) ? table[word] : undefined;
  if (found !== undefined) return found;
  throw new ServerError("invalid", `${name} must be one of ${Object.keys(table).join(", ")}.`);
}
