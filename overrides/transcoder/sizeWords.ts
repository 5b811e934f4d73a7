import { text } from "../../src/texts/text.ts";
import type { PictureSize } from "./PictureSize.ts";

/** `1080p` for a picture of 16:9 or of any width, else `720×576`; undefined when neither side is set. */
export function sizeWords({ width = -1, height = -1 }: PictureSize): string | undefined {
  if (height > 0 && (width <= 0 || width * 9 === height * 16)) return `${height}p`;
  if (height > 0) return `${width}×${height}`;
  return width > 0 ? text("transcoder.wide", { width }) : undefined;
}
