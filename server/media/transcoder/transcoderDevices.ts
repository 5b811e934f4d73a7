import { readdirSync, readFileSync } from "node:fs";
import { cpus, freemem, totalmem } from "node:os";
import { join } from "node:path";
import type { TranscoderDevice } from "../../../src/generated/types/TranscoderDevice.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { hardwareEncoders } from "./videoEncoders.ts";

const INTEL = "0x8086";

/**
 * What this machine can encode on: its processor, and cards of which both the device and an encoder are there.
 * @param root of the file system; another one in tests
 */
export function transcoderDevices(ffmpeg: Pick<Ffmpeg, "hasEncoder">, root = "/"): readonly TranscoderDevice[] {
  const has = (hardware: keyof typeof hardwareEncoders) => ffmpeg.hasEncoder(hardwareEncoders[hardware].h264);
  return [
    ...(has("cpu") ? [processor()] : []),
    ...(has("qsv") ? intelCards(root) : []),
    ...(has("nvenc") ? nvidiaCards(root) : []),
  ];
}

function processor(): TranscoderDevice {
  const title = cpus()[0]?.model.trim() ?? "";
  const total = totalmem();
  return { id: "cpu", type: "cpu", ...(title === "" ? {} : { title }), memory: { total, used: total - freemem() } };
}

function intelCards(root: string): TranscoderDevice[] {
  return numbersIn(join(root, "dev/dri"), /^renderD(\d+)$/)
    .filter((number) => textIn(join(root, `sys/class/drm/renderD${number}/device/vendor`)) === INTEL)
    .map((number) => ({ id: String(number - 128), type: "qsv", title: "Intel Quicksync" }));
}

function nvidiaCards(root: string): TranscoderDevice[] {
  return numbersIn(join(root, "dev"), /^nvidia(\d+)$/).map((number) => ({
    id: String(number),
    type: "nvenc",
    title: "Nvidia NVENC",
  }));
}

function numbersIn(folder: string, pattern: RegExp): readonly number[] {
  try {
    const found = readdirSync(folder).flatMap((name) => pattern.exec(name)?.[1] ?? []);
    return found.map(Number).toSorted((one, other) => one - other);
  } catch {
    // A machine without such a folder has no such cards.
    return [];
  }
}

function textIn(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}
