import type { icons } from "./icons.ts";

/** The name of an icon in the table `icons`. */
export type IconName = keyof typeof icons;
