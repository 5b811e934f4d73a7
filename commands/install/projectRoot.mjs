import { fileURLToPath } from "node:url";

/** The folder of package.json, wherever the command was called from. */
export const projectRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
