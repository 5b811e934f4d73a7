import type { en } from "./en.ts";

/** The name of a text: the area, a dot, and what the text is for. */
export type TextKey = keyof typeof en;
