import type { FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import { ServerError } from "../../ServerError.ts";

const LONGEST = 64 * 1024;
const SLOWEST_MS = 10_000;

/** The body of a WHIP or WHEP request. @throws ServerError when it is too long, or comes too slowly */
export async function sdpBodyOf({ body, raw }: FastifyRequest): Promise<string> {
  if (typeof body === "string") return body;
  if (!(body instanceof Readable)) return "";
  const timer = setTimeout(() => raw.destroy(), SLOWEST_MS);
  try {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of body) {
      const bytes = Buffer.from(piece);
      length += bytes.length;
      if (length > LONGEST) throw new ServerError("too_large", "The offer is too long.");
      pieces.push(bytes);
    }
    return Buffer.concat(pieces).toString("utf8");
  } finally {
    clearTimeout(timer);
  }
}
