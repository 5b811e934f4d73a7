/**
 * What the saving indicator shows. `unconfirmed`: sent, and the line broke before the answer; the same request is sent
 * again once the server can be reached. Times are epoch milliseconds.
 */
export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly since: number }
  | { readonly kind: "slow"; readonly since: number }
  | { readonly kind: "unconfirmed"; readonly since: number; readonly message: string }
  | { readonly kind: "saved" }
  | { readonly kind: "failed"; readonly message: string };
