import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServerError } from "../ServerError.ts";
import { belongsToConsole, plainPathOf } from "../http/addressSpelling.ts";
import { refuseUnknown } from "../http/errorAnswers.ts";
import type { AddressGroups, MediaRoute } from "./MediaRoute.ts";
import { openHeaders } from "./outputs/mediaAnswers.ts";

/** A player that could not be served now comes again after so many seconds; caches and proxies heed it too. */
const AGAIN_S = "5";
const methods = ["GET", "POST", "PATCH", "DELETE", "OPTIONS"] as const;

/** A row whose address was asked for. */
interface FoundRow {
  readonly route: MediaRoute;
  readonly groups: AddressGroups;
}

/**
 * Serves media addresses: the rows of the table in their order, the first that answers. Names may hold slashes, so that
 * no router's own pattern fits. A HEAD is asked like a GET. Only what is a row's address is open to pages of other
 * sites, also where there is nothing to play just now, so that players can read why.
 */
export function mountMedia(app: FastifyInstance, routes: readonly MediaRoute[]): void {
  for (const method of methods) {
    const media = routes.filter((route) => route.method === method);
    app.route({
      method: method === "GET" ? ["GET", "HEAD"] : method,
      url: "/*",
      config: { media },
      handler: async (request, reply) => {
        void reply.headers({
          "x-content-type-options": "nosniff",
          "referrer-policy": "no-referrer-when-downgrade",
        });
        const address = MediaAddress.of(request.url);
        if (address === undefined) throw new ServerError("bad_request", "Invalid percent-encoding in the address.");
        const found = rowsAt(address, media);
        if (found.length > 0) return answer(found, request, reply);
        if (method === "OPTIONS") return answerPreflight(rowsAt(address, routes), request, reply);
        return refuseUnknown(request);
      },
    });
  }
}

function rowsAt(address: MediaAddress, routes: readonly MediaRoute[]): readonly FoundRow[] {
  return routes.flatMap((route) => {
    const groups = address.match(route.pattern);
    return groups !== undefined && (route.claims?.(groups) ?? true) ? [{ route, groups }] : [];
  });
}

async function answer(rows: readonly FoundRow[], request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  void reply.header("access-control-allow-origin", "*");
  for (const { route, groups } of rows) {
    const answered = await answerOf(route, request, reply, groups);
    if (answered !== undefined || reply.sent) return answered;
  }
  return refuseUnknown(request);
}

/** Lets pages of any site ask for media, with whatever headers a player sends. */
function answerPreflight(rows: readonly FoundRow[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (rows.length === 0) return refuseUnknown(request);
  const allowed = new Set(rows.flatMap(({ route }) => (route.method === "GET" ? ["GET", "HEAD"] : route.method)));
  return reply
    .code(204)
    .headers({
      ...openHeaders,
      "access-control-allow-methods": [...allowed, "OPTIONS"].join(", "),
      "access-control-allow-headers": "*, authorization, content-type, range",
      "access-control-max-age": "86400",
    })
    .send();
}

async function answerOf(
  route: MediaRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  groups: AddressGroups,
): Promise<unknown> {
  try {
    if (route.shows !== "media") return await route.handle(request, reply, groups);
    const visit = await route.enter(request, reply, groups);
    return await visit?.answer();
  } catch (error) {
    if (error instanceof ServerError && error.kind === "unavailable") void reply.header("retry-after", AGAIN_S);
    throw error;
  }
}

/** A media address taken apart. A name in it is escaped as its letters need; its fixed parts are spelled to the letter. */
export class MediaAddress {
  /** Whether it may be media at all: it is plain, leads nowhere else, and is not below the console's folders. */
  private readonly isMedia: boolean;

  private constructor(
    private readonly sent: string,
    /** With the escapes taken out. */
    private readonly path: string,
  ) {
    const leadsElsewhere = path.split(/[/\\]/).some((part) => part === "." || part === "..");
    this.isMedia = plainPathOf(sent) !== undefined && !leadsElsewhere && !belongsToConsole(path);
  }

  /** Undefined where the escapes are broken or hide a NUL. */
  static of(url: string): MediaAddress | undefined {
    const sent = url.split(/[?#]/, 1)[0] ?? "";
    try {
      const path = decodeURIComponent(sent);
      return path.includes("\0") ? undefined : new MediaAddress(sent, path);
    } catch {
      return undefined;
    }
  }

  /** The groups of a pattern that fits, `name` among them; undefined where it does not. */
  match(pattern: RegExp): Readonly<Record<string, string>> | undefined {
    const found = this.isMedia ? pattern.exec(this.path) : null;
    if (found === null) return undefined;
    return this.sent === this.path || this.isSpelledBy(pattern) ? (found.groups ?? {}) : undefined;
  }

  /** Whether what stands around the name was sent as it is. */
  private isSpelledBy(pattern: RegExp): boolean {
    const [from, to] = new RegExp(pattern, `${pattern.flags}d`).exec(this.path)?.indices?.groups?.["name"] ?? [0, 0];
    return this.sent.startsWith(this.path.slice(0, from)) && this.sent.endsWith(this.path.slice(to));
  }
}
