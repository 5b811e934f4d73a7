import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { chosenWord, wholeNumber } from "../inputs/argumentValues.ts";

/** What encodes a video track, known to be there. */
export interface VideoEncoder {
  readonly hardware: keyof typeof hardwareEncoders;
  readonly codec: "h264" | "hevc" | "mp2v";
  /** As ffmpeg calls it. */
  readonly name: string;
}

/** The encoders of the hardware kinds this server can use, by the config's names of the codecs. */
export const hardwareEncoders = {
  cpu: { h264: "libx264", hevc: "libx265", mp2v: "mpeg2video" },
  qsv: { h264: "h264_qsv", hevc: "hevc_qsv", mp2v: "mpeg2_qsv" },
  nvenc: { h264: "h264_nvenc", hevc: "hevc_nvenc" },
} as const satisfies Record<string, Partial<Record<"h264" | "hevc" | "mp2v", string>>>;
const codecs = { h264: "h264", hevc: "hevc", mp2v: "mp2v" } as const;
const hardwareKinds = { cpu: "cpu", qsv: "qsv", nvenc: "nvenc", coder: "coder", l4t2: "l4t2" } as const;
const hardwareNames = { cpu: "The processor", qsv: "Intel Quicksync", nvenc: "Nvidia NVENC" } as const;
const FIRST_NODE = 128;

/** The encoder for a codec on the chosen hardware. @throws ServerError when this server has none */
export function chooseEncoder(codecWord: unknown, global: Transcoder["global"], ffmpeg: Ffmpeg): VideoEncoder {
  const codec = chosenWord(codecWord ?? "h264", codecs, "The codec of a video track");
  const hardware = chosenWord(global?.hw ?? "cpu", hardwareKinds, "The hardware of the transcoder");
  if (hardware === "coder" || hardware === "l4t2") {
    throw new ServerError("unavailable", `This server cannot encode on ${hardware}. Choose the cpu, qsv or nvenc.`);
  }
  const names: Partial<Record<typeof codec, string>> = hardwareEncoders[hardware];
  const name = names[codec];
  if (name === undefined) {
    throw new ServerError(
      "unavailable",
      `${hardwareNames[hardware]} does not encode ${codec}. Choose another codec or hardware.`,
    );
  }
  if (!ffmpeg.hasEncoder(name)) {
    const what = `${hardwareNames[hardware]} cannot encode ${codec} here`;
    throw new ServerError("unavailable", `${what}: the server's ffmpeg (${ffmpeg.versionText}) lacks ${name}.`);
  }
  return { hardware, codec, name };
}

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
