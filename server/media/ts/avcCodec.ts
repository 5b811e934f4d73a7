/** The RFC 6381 name of H.264 pictures, read from the first parameter set in some bytes: `avc1.64001f`. */
export function avcCodec(bytes: Buffer): string | undefined {
  const startCode = Buffer.from([0, 0, 1, 0x67]);
  const at = bytes.indexOf(startCode);
  if (at < 0 || at + 7 > bytes.length) return undefined;
  return `avc1.${bytes.subarray(at + 4, at + 7).toString("hex")}`;
}
