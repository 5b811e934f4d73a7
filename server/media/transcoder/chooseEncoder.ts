import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { chosenWord } from "./chosenWord.ts";
import { hardwareEncoders } from "./hardwareEncoders.ts";
import type { VideoEncoder } from "./VideoEncoder.ts";

const codecs = { h264: "h264", hevc: "hevc", mp2v: "mp2v" } as const;
const hardwareKinds = { cpu: "cpu", qsv: "qsv", nvenc: "nvenc", coder: "coder", l4t2: "l4t2" } as const;
const hardwareNames = { cpu: "The processor", qsv: "Intel Quicksync", nvenc: "Nvidia NVENC" } as const;

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
