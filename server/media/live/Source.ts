import type { StreamInputObject } from "../inputs/InputRequest.ts";
import type { PublishedFormat } from "./RunningStream.ts";

/** Where a stream can come from, with what the config says of it settled. */
export interface Source {
  /** Equal as long as nothing changed that its process is started with. */
  readonly key: string;
  readonly url: string;
  /** `fetch` is opened by ffmpeg, `copy` reads another stream of this server, `backup` is played while none works. */
  readonly kind: "fetch" | "copy" | "publish" | "backup";
  readonly input: StreamInputObject;
  /** Without data for this long the next source is tried. */
  readonly timeoutMs: number;
  /** Of what a publisher sends. */
  readonly format?: PublishedFormat;
}
