import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { ServerError } from "../../../ServerError.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { MediaRoute } from "../../MediaRoute.ts";
import { findAccessSettings } from "../../viewers/admission/AccessSettings.ts";
import { refusalByDomain } from "../../viewers/admission/playRefusals.ts";
import { findTarget } from "../../vod/VodTarget.ts";
import { openHeaders } from "../mediaAnswers.ts";
import type { Output, OutputParts } from "../Output.ts";
import { configuredStream } from "../outputRoutes.ts";
import { embedPage, playerFolder, playerStyle } from "./embedPage.ts";
import { readPlayerScript } from "./playerScript.ts";

/**
 * `embed.html` of a stream or a file: the player page that any site may frame, or those of the domains that may play it. It
 * is there for streams that are switched off too: the player on it says why there is no picture, and goes on when there is
 * one. Its own files are from this server as well.
 */
export function embedOutput({ context, isViewToken }: OutputParts): Output {
  return { routes: [...playerRoutes(), embedRoute(context, isViewToken)] };
}

function embedRoute({ streams, config }: MediaContext, isViewToken: OutputParts["isViewToken"]): MediaRoute {
  // Who is let in by the token of an administrator sees a picture before it plays, as by the preview itself.
  const isAdmin = (url: string): boolean => isViewToken(new URLSearchParams(url.split("?")[1]).get("token") ?? "");
  return {
    method: "GET",
    shows: "page",
    pattern: /^\/(?<name>.+)\/embed\.html$/,
    async handle(request, reply, { name = "" }) {
      const running = streams.find(name);
      const stream = running?.config ?? configuredStream(config(), name);
      const file = stream ? undefined : findTarget(config(), name);
      if (!stream && !file) return undefined;
      const domains =
        findAccessSettings(config(), { name, ...(file && { vod: file.prefix }) }, stream)?.auth.domains ?? [];
      const { referer, host } = request.headers;
      const refusal = refusalByDomain(domains, { referer, ownHost: host });
      if (refusal !== undefined) throw new ServerError("forbidden", refusal);
      return reply
        .headers({
          ...openHeaders,
          "content-security-policy": policy(stream?.url_prefix, domains),
          "referrer-policy": "strict-origin-when-cross-origin",
        })
        .type("text/html; charset=utf-8")
        .send(embedPage(pictureOf(stream, running, isAdmin(request.url))));
    },
  };
}

/** A file looks the same tomorrow; and asking for a picture must not keep a stream running that nobody watches. */
function pictureOf(stream: Stream | undefined, running: RunningStream | undefined, isAdmin: boolean) {
  if (stream === undefined) return "once";
  if (!isAdmin && stream.thumbnails?.enabled !== true) return "none";
  if (stream.static === false) return "once";
  // One that is fetched is there before the stream is.
  const hasOwn = running?.renditions.some(({ segments }) => segments.length > 0) ?? false;
  return hasOwn || stream.thumbnails?.url ? "renewed" : "later";
}

function policy(urlPrefix: string | undefined, domains: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    // The library makes its worker of its own text.
    "worker-src blob:",
    `connect-src 'self'${originOf(urlPrefix)}`,
    `frame-ancestors ${framesOf(domains)}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** What is no plain domain would be a directive of its own: the page's own check has refused it already. */
function framesOf(domains: readonly string[]): string {
  if (domains.length === 0 || domains.includes("*")) return "*";
  return ["'self'", ...domains.filter((domain) => /^(\*\.)?[\w.:[\]-]+$/.test(domain))].join(" ");
}

function originOf(urlPrefix: string | undefined): string {
  if (!urlPrefix || !URL.canParse(urlPrefix)) return "";
  const { origin } = new URL(urlPrefix);
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? ` ${origin}` : "";
}

/** The files of the player page: nothing of it comes from another host. */
function playerRoutes(): readonly MediaRoute[] {
  // The whole of it: the light one knows no choice between sounds.
  const library = createRequire(import.meta.url).resolve("hls.js/dist/hls.min.js");
  const player = readFileSync(library, "utf8").replace(/\/\/# sourceMappingURL=\S+\s*$/, "");
  const script = "text/javascript; charset=utf-8";
  return [
    fileRoute("hls.js", script, () => player),
    fileRoute("player.js", script, readPlayerScript),
    fileRoute("player.css", "text/css; charset=utf-8", () => playerStyle),
  ];
}

/** `read` is asked once, as the file is first asked for. */
function fileRoute(name: string, type: string, read: () => string | Promise<string>): MediaRoute {
  let known: Promise<{ readonly body: string; readonly etag: string }> | undefined;
  const readOnce = async () => {
    const body = await read();
    return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
  };
  return {
    method: "GET",
    shows: "nothing",
    pattern: new RegExp(`^${playerFolder}/${name.replace(".", "\\.")}$`),
    async handle(request, reply) {
      const { body, etag } = await (known ??= readOnce());
      void reply.headers({ ...openHeaders, "cache-control": "no-cache", etag });
      return request.headers["if-none-match"] === etag ? reply.code(304).send() : reply.type(type).send(body);
    },
  };
}
