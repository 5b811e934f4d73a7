import type { PeerOffer } from "./PeerOffer.ts";

/** What the server asks of the process for WebRTC; connections and feeds have numbers of one row. */
export type PeerOrder =
  | { readonly kind: "open"; readonly id: number; readonly offer: PeerOffer }
  | { readonly kind: "candidate"; readonly id: number; readonly candidate: string; readonly mid: string }
  | { readonly kind: "end"; readonly id: number }
  | { readonly kind: "openFeed"; readonly id: number }
  | { readonly kind: "closeFeed"; readonly id: number };
