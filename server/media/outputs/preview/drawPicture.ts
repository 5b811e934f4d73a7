import { ServerError } from "../../../ServerError.ts";
import type { ProcessPool } from "../../ffmpeg/ProcessPool.ts";

const LONGEST_MS = 10_000;
const MOST_BYTES = 5_000_000;

/** The first picture of some MPEG-TS as a JPEG of that width. @throws ServerError when there is none */
export async function drawPicture(processes: ProcessPool, bytes: Buffer, width: number): Promise<Buffer> {
  const run = processes.start({
    args: [
      ["-threads", "1", "-protocol_whitelist", "pipe", "-f", "mpegts", "-i", "pipe:0"],
      ["-map", "0:v:0", "-frames:v", "1", "-vf", `scale=${width}:-2`, "-q:v", "5", "-f", "mjpeg", "pipe:1"],
    ].flat(),
    label: "preview",
    kind: "short",
  });
  const parts: Buffer[] = [];
  let size = 0;
  run.outputs[0]?.on("data", (part: Buffer) => {
    size += part.length;
    if (size > MOST_BYTES) run.kill();
    else parts.push(part);
  });
  run.stdin.on("error", () => undefined);
  run.stdin.end(bytes);
  const timer = setTimeout(() => run.kill(), LONGEST_MS);
  await run.ended;
  clearTimeout(timer);
  const picture = Buffer.concat(parts);
  if (picture.length > 0) return picture;
  throw new ServerError("not_found", "The stream has no picture that could be drawn.");
}
