import type { Problem } from "../model/check/Problem.ts";

/**
 * Why a save was refused, in words fit to show, and at which fields. `unreachable`: nobody knows what became of it;
 * `server`: the server cannot, for now.
 */
export interface SaveFailure {
  readonly kind: "conflict" | "gone" | "hand-edit" | "invalid" | "unreachable" | "unauthorised" | "server" | "other";
  readonly message: string;
  /** Pointers from the config's root. */
  readonly problems: readonly Problem[];
}
