import { type Remote, wrap } from "comlink";
import type { TextDesk } from "../model/conf/TextDesk.ts";

/** The desk that config texts are edited at, in a thread of its own. */
export function startConfDesk(): Remote<TextDesk> {
  return wrap(new Worker(new URL("./confWorker.ts", import.meta.url), { type: "module", name: "config text" }));
}
