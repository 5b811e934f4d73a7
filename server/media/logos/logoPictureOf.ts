import type { LogoPicture } from "./LogoPicture.ts";
import { jpegSize } from "./jpegSize.ts";
import { webpSize } from "./webpSize.ts";

/**
 * Kind and size of a picture, by its bytes alone; undefined for what is none of the four kinds. SVG is left out on
 * purpose: it can carry script, and ffmpeg cannot draw it into a video.
 */
export function logoPictureOf(bytes: Buffer): LogoPicture | undefined {
  const found = read(bytes);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

function read(bytes: Buffer): LogoPicture | undefined {
  if (bytes.length < 24) return undefined;
  if (bytes.readUInt32BE(0) === 0x89504e47 && bytes.toString("latin1", 12, 16) === "IHDR") {
    return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  const mark = bytes.toString("latin1", 0, 6);
  if (mark === "GIF87a" || mark === "GIF89a") {
    return { type: "image/gif", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") {
    const size = webpSize(bytes);
    return size && { type: "image/webp", ...size };
  }
  const size = jpegSize(bytes);
  return size && { type: "image/jpeg", ...size };
}
