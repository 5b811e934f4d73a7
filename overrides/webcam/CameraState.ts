/** What publishing from this device is doing. */
export type CameraState =
  /** Not publishing; `reason` says why it ended by itself. */
  | { readonly kind: "idle"; readonly reason?: string }
  | { readonly kind: "asking" }
  | { readonly kind: "connecting" | "live"; readonly media: MediaStream };
