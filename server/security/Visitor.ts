import { ServerError } from "../ServerError.ts";

/** Who makes a call, once it is known. */
export interface Visitor {
  readonly login: string;
  /** Key of the console's session; undefined for a call with an Authorization header. */
  readonly session?: string;
  /** Mark of the password that lets them in. */
  readonly account: string;
}

/** Who makes a call that needs a login. */
export function callerOf({ visitor }: { readonly visitor: Visitor | undefined }): Visitor {
  if (visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
  return visitor;
}
