import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { InputAddress } from "./InputAddress.ts";
import type { StreamInputObject } from "./StreamInputObject.ts";

/** What the arguments of a source are made from. */
export interface InputRequest {
  readonly source: StreamInputObject;
  readonly address: InputAddress;
  readonly ffmpeg: Ffmpeg;
}
