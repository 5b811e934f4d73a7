import { Readable } from "node:stream";
import { refuseEnded } from "../../config/saves.ts";
import { ServerError } from "../../ServerError.ts";
import { LogoFolder, logoFolderOf } from "../../media/logos/LogoFolder.ts";
import { bodyChunks, drainBody } from "../../media/vod/upload/uploadBody.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

const LARGEST_BYTES = 2_000_000;
const IDLE_MS = 20_000;

/** `PUT /flussonic/api/logo/{id}`, the bytes of a PNG, JPEG, GIF or WebP: stores a logo, or replaces that of the id. */
export function writeLogo({ folder, log }: ServerContext): ApiCall {
  const logos = new LogoFolder(logoFolderOf(folder));
  return {
    method: "PUT",
    path: "/flussonic/api/logo/:id",
    body: "raw",
    audit: "file_uploaded",
    handle: async (request) => {
      try {
        const id = requireParameter(request, "id");
        const bytes = await bytesOf(request.body);
        refuseEnded(readCaller(request));
        const logo = await logos.write(id, bytes);
        log.info("logo stored", { id, type: logo.type, size: logo.size });
        const note = { words: `Logo ${id} was uploaded.`, target: `logo/${id}` };
        return { answer: { name: id, ...logo }, note };
      } catch (error) {
        drainBody(request.raw);
        throw error;
      }
    },
  };
}

async function bytesOf(body: unknown): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new ServerError("bad_request", "Send the bytes of the picture as the body.");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(body, IDLE_MS)) {
    size += chunk.length;
    if (size > LARGEST_BYTES) {
      throw new ServerError("too_large", `The picture is larger than ${LARGEST_BYTES / 1_000_000} MB.`);
    }
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
