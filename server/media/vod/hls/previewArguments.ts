import { fileInput } from "./fileInput.ts";
import type { MediaFile } from "./MediaFile.ts";

const HEIGHT = 240;

/** The arguments that make one small JPEG of a file on pipe 1; none comes when the file is shorter than `seconds`. */
export function previewArguments(file: MediaFile, seconds: number): readonly string[] {
  return [
    ...fileInput(file, seconds > 0 ? ["-ss", String(seconds)] : []),
    ...`-map 0:V:0 -frames:v 1 -vf scale=-2:${HEIGHT} -q:v 5 -f mjpeg pipe:1`.split(" "),
  ];
}
