import type { TranscoderDecoder } from "../../../src/generated/types/TranscoderDecoder.ts";
import { chosenWord } from "./chosenWord.ts";

/** Undoes what taking one field for a whole picture does to its height and its shape. */
const wholeHeight = ["scale=iw:2*ih", "setsar=sar/2"];

const byMode: Readonly<Record<string, Readonly<Record<"frame" | "field", readonly string[]>>>> = {
  off: { frame: [], field: [] },
  on: { frame: ["yadif=mode=send_frame"], field: ["yadif=mode=send_field"] },
  // Looks at motion over more fields than yadif.
  adaptive: { frame: ["bwdif=mode=send_frame"], field: ["bwdif=mode=send_field"] },
  bob: { frame: ["field=type=top", ...wholeHeight], field: ["separatefields", ...wholeHeight] },
  // Both fields stay in one picture, which is only told to be whole.
  weave: { frame: ["setfield=prog"], field: ["setfield=prog"] },
};
const rates = { frame: "frame", field: "field" } as const;

/** Makes whole pictures of interlaced ones: one for each frame, or for each field where `deinterlace_rate` says so. */
export function deinterlaceFilters({ deinterlace, deinterlace_rate: rate }: TranscoderDecoder): readonly string[] {
  const mode = chosenWord(deinterlace ?? "off", byMode, "The deinterlacing of the decoder");
  return mode[chosenWord(rate ?? "frame", rates, "The deinterlace rate of the decoder")];
}
