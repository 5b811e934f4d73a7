import type { MediaRoute } from "../../MediaRoute.ts";
import type { MediaContext } from "../../MediaPart.ts";
import { ServerError } from "../../../ServerError.ts";
import { accessSettingsOf } from "../../viewers/admission/accessSettingsOf.ts";
import { refusalByDomain } from "../../viewers/admission/refusalByDomain.ts";
import { findTarget } from "../../vod/paths/findTarget.ts";
import { configuredStream } from "../configuredStream.ts";
import { openHeaders } from "../openHeaders.ts";
import { embedPage } from "./embedPage.ts";

/**
 * `embed.html` of a stream or a file: the player page that any site may frame, or those of
 * the domains that may play it. It is there for streams that are switched
 * off too: the player on it says why there is no picture, and goes on when there is one.
 */
export function embedRoute({ streams, config }: MediaContext): MediaRoute {
  return {
    method: "GET",
    shows: "page",
    pattern: /^\/(?<name>.+)\/embed\.html$/,
    async handle(request, reply, { name = "" }) {
      const stream = streams.find(name)?.config ?? configuredStream(config(), name);
      const file = stream ? undefined : findTarget(config(), name);
      if (!stream && !file) return undefined;
      const domains = accessSettingsOf(config(), name, stream)?.auth.domains ?? [];
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
        .send(embedPage(file !== undefined || stream?.thumbnails?.enabled === true));
    },
  };
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
