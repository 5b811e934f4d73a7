import type { IncomingMessage } from "node:http";
import { ServerError } from "../../../ServerError.ts";
import { connectionWords } from "./connectionWords.ts";

/** The text of an answer. @throws ServerError for one that is longer, or breaks off */
export async function readBody(response: IncomingMessage, mostBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of response) {
      const bytes = Buffer.from(piece);
      size += bytes.length;
      if (size > mostBytes) throw new ServerError("too_large", "not a media server: its answer is too long");
      pieces.push(bytes);
    }
  } catch (error) {
    response.destroy();
    if (error instanceof ServerError) throw error;
    const words = error instanceof Error ? connectionWords(error) : String(error);
    throw new ServerError("unavailable", words, {}, { cause: error });
  }
  return Buffer.concat(pieces).toString();
}
