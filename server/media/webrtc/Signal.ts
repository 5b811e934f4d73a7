/** A message of a browser that publishes. */
export type Signal =
  | { readonly type: "offer"; readonly sdp: string }
  | { readonly type: "candidate"; readonly candidate: string; readonly mid: string };
