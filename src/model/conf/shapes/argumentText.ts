import type { Argument } from "../syntax/Argument.ts";

/** A whole argument as one value, where the statement knows no options: `k=v` is text like any other. */
export function argumentText(argument: Argument): string {
  return argument.key === undefined ? argument.value : `${argument.key}=${argument.value}`;
}
