import { chmod, link, mkdir, open, readdir, readFile, rename, stat, unlink } from "node:fs/promises";
import type { Files } from "./Files.ts";

/** The real disk. */
export const diskFiles: Files = { chmod, link, mkdir, open, readdir, readFile, rename, stat, unlink };
