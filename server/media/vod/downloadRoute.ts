import { open } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { ServerError } from "../../ServerError.ts";
import type { MediaRoute, Visit } from "../MediaRoute.ts";
import { attachment } from "../outputs/mediaAnswers.ts";
import type { Viewer } from "../viewers/Viewer.ts";
import type { DiskReaders } from "./DiskReaders.ts";
import { vodPaths, type VodTarget } from "./VodTarget.ts";
import { findFile, type VodFileOnDisk } from "./vodDisk.ts";
import { fileRequest, type VodCall, type VodParts, vodRoute } from "./vodRoute.ts";

const CHUNK_BYTES = 512 * 1024;

const types: Readonly<Record<string, string>> = {
  ".mp4": "video/mp4",
  ".m4v": "video/mp4",
  ".mov": "video/quicktime",
  ".mkv": "video/x-matroska",
  ".flv": "video/x-flv",
};

/** `/PREFIX/FILE`: a file as it is, whole or in parts, where its VOD has downloads on. */
export function downloadRoute(parts: VodParts): MediaRoute {
  return vodRoute(parts.context, { pattern: /^\/(?<name>.+)$/, enter: (call) => enter(parts, call) });
}

async function enter(parts: VodParts, call: VodCall): Promise<Visit | undefined> {
  const { target } = call;
  const file = await findFile(parts.context.folder, vodPaths(target.vod), target.parts);
  if (!file) return undefined;
  if (!target.vod.download) {
    throw new ServerError("forbidden", `Files of VOD ${target.prefix} may be watched, but not downloaded.`);
  }
  // Asked first: how large a file is and since when is not for those who may not have it.
  const viewer = await parts.context.viewers.open(fileRequest(call, "download"));
  return { viewer, answer: () => answer(parts, call, file, viewer) };
}

async function answer(parts: VodParts, call: VodCall, file: VodFileOnDisk, viewer: Viewer): Promise<unknown> {
  const { request, reply, target } = call;
  const tag = `"${file.size.toString(36)}-${file.changedAtMs.toString(36)}"`;
  void reply.headers(headersOf(target.parts.at(-1) ?? "", file, tag));
  const wanted = rangeFor(call, file, tag);
  const isKnown = isKnownAs(call, file, tag);
  if (isKnown || wanted === "unsatisfiable" || request.method === "HEAD") viewer.close("Asked for headers only.");
  if (isKnown) return reply.code(304).send();
  if (wanted === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${file.size}`).type("text/plain").send("");
  }
  const range = wanted ?? { first: 0, last: file.size - 1 };
  if (wanted) void reply.code(206).header("content-range", `bytes ${wanted.first}-${wanted.last}/${file.size}`);
  void reply.header("content-length", range.last - range.first + 1);
  if (request.method === "HEAD") return reply.send();
  return reply.send(bodyOf(parts, call, file, range, viewer));
}

function bodyOf(parts: VodParts, call: VodCall, { path }: VodFileOnDisk, range: FileRange, viewer: Viewer): Readable {
  parts.files.note(call.target, path);
  const bytes = readInTurns(parts.readers, call.target, path, range, (count) => {
    parts.files.addRead(call.target, count);
    viewer.addBytes(count);
  });
  const body = Readable.from(bytes, { objectMode: false });
  body.once("close", () => viewer.close("The download is over."));
  viewer.onClose(() => body.destroy());
  return body;
}

function headersOf(name: string, file: VodFileOnDisk, tag: string): Record<string, string> {
  return {
    "content-type": types[extname(name).toLowerCase()] ?? "application/octet-stream",
    // What somebody uploaded must not run as a page of this server.
    "content-disposition": attachment(name),
    "content-security-policy": "sandbox; default-src 'none'",
    "accept-ranges": "bytes",
    "access-control-expose-headers": "content-length, content-range, accept-ranges, etag",
    etag: tag,
    "last-modified": new Date(file.changedAtMs).toUTCString(),
    "cache-control": "no-cache",
  };
}

/** Whether who asks has the file as it is (RFC 9110, section 13.2.2: its date counts only where no tag is sent). */
function isKnownAs({ request }: VodCall, { changedAtMs }: VodFileOnDisk, tag: string): boolean {
  const { "if-none-match": tags, "if-modified-since": since } = request.headers;
  // Dates in headers have whole seconds.
  if (tags === undefined) return since !== undefined && Math.floor(changedAtMs / 1000) * 1000 <= Date.parse(since);
  const known = tags.split(",").map((text) => text.trim().replace(/^W\//, ""));
  return known.includes(tag) || tags.trim() === "*";
}

/** A part of a file that has changed since would not fit to what the player has: then it gets the whole. */
function rangeFor({ request }: VodCall, { size }: VodFileOnDisk, tag: string): ReturnType<typeof byteRange> {
  const condition = request.headers["if-range"];
  return condition === undefined || condition === tag ? byteRange(request.headers.range, size) : undefined;
}

/**
 * What a Range header asks of a file (RFC 9110, section 14): one range; `undefined` for the whole file, also where
 * several ranges or another unit are asked for; `"unsatisfiable"` where nothing of it is there.
 */
function byteRange(header: string | undefined, size: number): FileRange | "unsatisfiable" | undefined {
  const found = /^bytes=(?<first>\d*)-(?<last>\d*)$/i.exec(header?.trim() ?? "")?.groups;
  if (!found || (found["first"] === "" && found["last"] === "")) return undefined;
  const isSuffix = found["first"] === "";
  const first = isSuffix ? Math.max(0, size - Number(found["last"])) : Number(found["first"]);
  const last = isSuffix || found["last"] === "" ? size - 1 : Math.min(Number(found["last"]), size - 1);
  if (!isSuffix && found["last"] !== "" && Number(found["last"]) < first) return undefined;
  return first >= size || last < first ? "unsatisfiable" : { first, last };
}

/** Bytes of a file, both ends included. */
interface FileRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The bytes of a file piece by piece. Each piece waits for its turn at the disk and holds no place while the viewer
 * takes it in, so that slow viewers do not keep others out.
 */
async function* readInTurns(
  readers: DiskReaders,
  target: VodTarget,
  path: string,
  { first, last }: FileRange,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const handle = await open(path, "r");
  try {
    for (let at = first; at <= last;) {
      const wanted = Math.min(CHUNK_BYTES, last - at + 1);
      const from = at;
      const { bytesRead, buffer } = await readers.run(target, path, () =>
        handle.read(Buffer.allocUnsafe(wanted), 0, wanted, from),
      );
      if (bytesRead === 0) throw new Error("The file became shorter while it was sent.");
      at += bytesRead;
      onRead(bytesRead);
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
