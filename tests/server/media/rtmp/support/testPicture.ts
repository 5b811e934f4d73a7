/** Arguments for a small moving picture, with a tone unless it is silent; `seconds` undefined never ends. */
export function testPicture({ seconds, isSilent = false }: { seconds?: number; isSilent?: boolean }): string[] {
  const length = seconds === undefined ? [] : ["-t", String(seconds)];
  const sound = isSilent ? [] : ["-re", "-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000"];
  return [
    ...["-re", "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25", ...sound],
    ...["-c:v", "libx264", "-preset", "ultrafast", "-tune", "zerolatency", "-g", "25", "-pix_fmt", "yuv420p"],
    ...["-b:v", "300k", "-c:a", "aac", "-b:a", "64k", ...length],
  ];
}
