/** What the first bytes of a picture tell. */
export interface LogoPicture {
  /** Media type. */
  readonly type: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  readonly width: number;
  readonly height: number;
}

/**
 * Kind and size of a picture, by its bytes alone; undefined for what is none of the four kinds. SVG is left out on
 * purpose: it can carry script, and ffmpeg cannot draw it into a video.
 */
export function readLogoPicture(bytes: Buffer): LogoPicture | undefined {
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

/** Width and height of a JPEG, from the head of its first frame (ITU T.81, B.2.2). */
function jpegSize(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (bytes.readUIntBE(0, 3) !== 0xffd8ff) return undefined;
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // C4, C8 and CC of that row are tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Width and height of a WebP, from its first chunk (RFC 9649): lossy, lossless or extended. */
function webpSize(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length < 30) return undefined;
  const chunk = bytes.toString("latin1", 12, 16);
  if (chunk === "VP8X") return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === "VP8L") {
    const sizes = bytes.readUInt32LE(21);
    return { width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8 ") return undefined;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
