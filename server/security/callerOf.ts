import { ServerError } from "../ServerError.ts";
import type { Visitor } from "./Visitor.ts";

/** Who makes a call that needs a login. */
export function callerOf({ visitor }: { readonly visitor: Visitor | undefined }): Visitor {
  if (visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
  return visitor;
}
