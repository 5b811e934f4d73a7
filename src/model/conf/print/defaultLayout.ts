import type { Layout } from "./Layout.ts";

/** How a file is laid out that has nothing yet to follow. */
export const defaultLayout: Layout = { step: "  ", endOfLine: "\n" };
