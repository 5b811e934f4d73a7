/** State of the live connection. Times are epoch milliseconds. */
export type SocketState =
  | { readonly kind: "stopped" }
  | { readonly kind: "connecting"; readonly isFirst: boolean }
  | { readonly kind: "online" }
  | { readonly kind: "offline"; readonly since: number; readonly nextAttemptAt: number };
