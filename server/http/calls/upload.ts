import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { refuseEnded } from "../../config/saves.ts";
import { ServerError } from "../../ServerError.ts";
import { openFolder } from "../../media/vod/vodFolders.ts";
import { Uploads } from "../../media/vod/upload/Uploads.ts";
import { declaredFiles, decodedHeader } from "../../media/vod/upload/declaredFiles.ts";
import { plansFolder } from "../../media/vod/upload/placeFiles.ts";
import { drainBody } from "../../media/vod/upload/uploadBody.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/upload`, multipart/form-data with the files, or one file as it is: stores files in a folder of a
 * VOD. Headers, percent-encoded: X-Prefix (the VOD), X-Path (one of its paths), X-Subpath (a folder below it),
 * X-File-Sizes (`name:size|name:size`); `X-Replace: true` replaces files that are there, otherwise 409 names them. All files
 * are stored or none, also when the server is killed: what is cut, refused, or still under way when its login ends leaves
 * nothing. Two uploads to one folder store one after the other.
 */
export function upload({ folder, record, log, now }: ServerContext): ApiCall {
  const uploads = new Uploads(plansFolder(folder), now);
  return {
    method: "POST",
    path: "/flussonic/api/upload",
    body: "raw",
    audit: "file_uploaded",
    handle: async (request) => {
      try {
        const prefix = headerOf(request, "x-prefix");
        if (prefix === undefined || prefix === "") throw new ServerError("bad_request", "Name the VOD in X-Prefix.");
        const browse = { prefix, path: headerOf(request, "x-path"), subpath: headerOf(request, "x-subpath") };
        const place = await openFolder(folder, record.current.config, browse);
        const files = await uploads.receive(place, uploadOf(request));
        log.info("files uploaded", { vod: prefix, folder: place.parts.join("/"), files: files.length });
        const target = [prefix, ...place.parts].join("/");
        return { answer: { files }, note: { words: `Files uploaded to ${target}: ${listed(files)}.`, target } };
      } catch (error) {
        drainBody(request.raw);
        throw error;
      }
    },
  };
}

const MOST_NAMED = 5;

/** How many, and the first of them by name. */
function listed(files: readonly { readonly name: string }[]): string {
  const names = files.slice(0, MOST_NAMED).map(({ name }) => name);
  const others = files.length > names.length ? ` and ${files.length - names.length} more` : "";
  return `${files.length} (${names.join(", ")}${others})`;
}

function uploadOf(request: FastifyRequest): Parameters<Uploads["receive"]>[1] {
  const { body, headers } = request;
  const type = headers["content-type"] ?? "";
  const isForm = /^multipart\/form-data\b/i.test(type);
  const boundary = /;\s*boundary=(?:"(?<quoted>[^"]{1,70})"|(?<plain>[^\s;"]{1,70}))/i.exec(type)?.groups;
  if (!(body instanceof Readable) || (isForm && !boundary)) {
    throw new ServerError("bad_request", "Send the files as multipart/form-data, or one as application/octet-stream.");
  }
  const sizes = headers["x-file-sizes"];
  const length = Number(headers["content-length"]);
  return {
    body,
    boundary: isForm ? (boundary?.["quoted"] ?? boundary?.["plain"]) : undefined,
    declared: typeof sizes === "string" && sizes !== "" ? declaredFiles(sizes) : undefined,
    bodyBytes: Number.isFinite(length) ? length : undefined,
    mayReplace: headers["x-replace"] === "true",
    refuseEnded: () => refuseEnded(readCaller(request)),
  };
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? decodedHeader(value) : undefined;
}
