import type { TextKey } from "../../texts/textKeys.ts";

/** Streams that others bring: where they stand in the tree, their address, and what brings them. */
export interface BroughtKind {
  readonly collection: "lives" | "sources";
  readonly list: "locations" | "mirrors";
  /** First part of the item's address below /admin. */
  readonly route: "published" | "mirrored";
  readonly ownerRoute: "location" | "mirror";
  readonly ownerLink: TextKey & ("brought.location" | "brought.mirror");
}

export const broughtKinds = {
  published: {
    collection: "lives",
    list: "locations",
    route: "published",
    ownerRoute: "location",
    ownerLink: "brought.location",
  },
  mirrored: {
    collection: "sources",
    list: "mirrors",
    route: "mirrored",
    ownerRoute: "mirror",
    ownerLink: "brought.mirror",
  },
} as const satisfies Readonly<Record<string, BroughtKind>>;
