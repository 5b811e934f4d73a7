import { chosenWord } from "./chosenWord.ts";
import type { VideoEncoder } from "./VideoEncoder.ts";

const common = ["veryslow", "slower", "slow", "medium", "fast", "faster", "veryfast"];
const byWord = Object.fromEntries(common.map((word) => [word, ["-preset", word]]));
const nvenc: Readonly<Record<string, readonly string[]>> = {
  bd: ["-preset", "bd"],
  default: ["-preset", "default"],
  ll: ["-preset", "ll"],
  llhq: ["-preset", "llhq"],
  loseless: ["-preset", "lossless"],
  // The encoder has no better one of these any more.
  loselesshq: ["-preset", "lossless"],
  medium: ["-preset", "medium"],
  veryfast: ["-preset", "hp"],
  zerolatency: ["-preset", "ll", "-zerolatency", "1"],
};

/** Speed against quality. Without a choice the processor gets the quickest, as a live stream must not fall behind. */
export function presetArguments({ hardware, codec }: VideoEncoder, preset: unknown): readonly string[] {
  const isChosen = preset !== undefined && preset !== null;
  const name = "The preset of a video track on this hardware";
  if (hardware === "nvenc") return isChosen ? chosenWord(preset, nvenc, name) : [];
  const args = chosenWord(isChosen ? preset : "veryfast", byWord, name);
  // MPEG-2 on the processor knows none, and a setting that other tracks share is no fault.
  return hardware === "cpu" && codec === "mp2v" ? [] : args;
}
