import { errorCode, ServerError } from "../../../ServerError.ts";
import type { ProcessPool } from "../../ffmpeg/ProcessPool.ts";

const LONGEST_DRAWING_MS = 10_000;
const MOST_BYTES = 5_000_000;
const LONGEST_FETCH_MS = 5000;

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
  const timer = setTimeout(() => run.kill(), LONGEST_DRAWING_MS);
  await run.ended;
  clearTimeout(timer);
  const picture = Buffer.concat(parts);
  if (picture.length > 0) return picture;
  throw new ServerError("not_found", "The stream has no video to make a preview of.");
}

/**
 * The picture at an address that an administrator gave. Redirects are not followed: the administrator named one place.
 * @throws Error with the reason, without the address' password
 */
export async function fetchPicture(address: string): Promise<Buffer> {
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new Error("the address is neither http nor https");
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const headers = login === ":" ? {} : { authorization: `Basic ${Buffer.from(login).toString("base64")}` };
  url.username = url.password = "";
  const answer = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(LONGEST_FETCH_MS) });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new Error(`the camera answered ${answer.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error("the picture is larger than 5 MB");
    parts.push(part);
  }
  const picture = Buffer.concat(parts);
  if (!picture.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) throw new Error("what came is no JPEG");
  return picture;
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing is listening at that address",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of the host could not be looked up",
  ECONNRESET: "the connection was cut",
  EHOSTUNREACH: "the host cannot be reached",
  ERR_INVALID_URL: "the address cannot be read",
};

/** Why a picture could not be fetched, without the address, which may hold a password. */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return "the reason is unknown";
  if (error.name === "TimeoutError") return "the camera did not answer in time";
  const code = errorCode(error) ?? errorCode(error.cause);
  if (code !== undefined) return words[code] ?? `the connection failed (${code})`;
  return error instanceof TypeError ? "the connection failed" : error.message;
}
