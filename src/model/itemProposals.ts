import { nextSlot } from "./ads/nextSlot.ts";
import type { Json } from "./Json.ts";

/** What a new item of a list begins with, made of those that are there: the rules a schema may name in `x-ui.nextItem`. */
export const itemProposals: Readonly<Record<string, (items: readonly Json[]) => Json>> = {
  "ad-slot": nextSlot,
};
