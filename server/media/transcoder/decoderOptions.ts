import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";

const FIRST_NODE = 128;

/** What stands before the source's own input: the decoder's threads, and the card that Quicksync works on. */
export function decoderOptions({ decoder, global }: Transcoder): readonly string[] {
  const { threads } = decoder ?? {};
  const device = global?.deviceid;
  return [
    ...(global?.hw !== "qsv" || device === undefined || device === null || device === "" ? [] : qsvDevice(device)),
    ...(threads === undefined || threads === null
      ? []
      : ["-threads", String(wholeNumber(threads, "The threads of the decoder", 1, 64))]),
  ];
}

function qsvDevice(device: unknown): readonly string[] {
  const number = wholeNumber(device, "The device of the transcoder", 0, 63);
  return ["-qsv_device", `/dev/dri/renderD${FIRST_NODE + number}`];
}
