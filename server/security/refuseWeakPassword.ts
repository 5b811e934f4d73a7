import { ServerError } from "../ServerError.ts";

const SHORTEST = 8;

/**
 * The one rule for a password that somebody chooses, wherever it is chosen: characters of any script, none too many.
 * @param pointer where it stands in the config; undefined for one of the command line
 * @throws ServerError `invalid`
 */
export function refuseWeakPassword(password: string, pointer?: string): void {
  if (Array.from(password).length >= SHORTEST) return;
  const message = `A password needs at least ${SHORTEST} characters.`;
  const problem = { pointer, keyword: "minLength", message, level: "error" };
  throw new ServerError("invalid", message, pointer === undefined ? {} : { problems: [problem] });
}
