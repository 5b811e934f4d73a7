import { statSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ServerError } from "../ServerError.ts";
import { plainPathOf } from "./addressSpelling.ts";
import { readParameter } from "./callParameters.ts";
import { refuseUnknown } from "./errorAnswers.ts";

const YEAR_S = 31_536_000;

/** How the file of a name is called in its forms: as it is, and compressed. */
const FORMS = ["", ".br", ".gz"];

/**
 * The built console under `/admin`: its files, and its page for every other address there. Comes after the calls of the
 * API, as it keeps what is left below their addresses and its own from the media side.
 */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (pages) => {
    pages.addHook("onRoute", (route) => {
      route.config = { ...route.config, isPage: true };
    });
    await mountPages(pages, folder);
  });
  reserveFolders(app);
}

async function mountPages(app: FastifyInstance, folder: string): Promise<void> {
  const isFile = (name: string) => isFileAt(join(folder, name));
  app.get("/", (_request, reply) => reply.redirect("/admin", 302));
  await app.register(fastifyStatic, {
    root: folder,
    // A route of its own for each of hundreds of files was a fifth of the server's start.
    serve: false,
    index: false,
    cacheControl: false,
    dotfiles: "deny",
    // Opening a pipe takes for ever, and keeps the server from stopping.
    allowedPath: (name) => FORMS.every((form) => isFile(name + form) !== false),
    // The build lays a compressed form beside each file of text.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.setHeader("cache-control", cachingOf(path));
      // A cache between us and several browsers keeps one form for who takes it, and one for who does not.
      reply.setHeader("vary", "accept-encoding");
    },
  });
  const page = (reply: FastifyReply): FastifyReply => {
    // Asked each time: a build takes the files away for some seconds, and brings them to a server that began without.
    if (isFile("index.html") !== true)
      throw new ServerError("unavailable", "The console is not built yet. Run: npm run build");
    return reply.sendFile("index.html");
  };
  app.get("/admin", (_request, reply) => page(reply));
  app.get("/admin/*", (request, reply) => {
    const path = readParameter(request, "*", "params") ?? "";
    if (!path.startsWith("assets/")) return page(reply);
    // All of them lie in one folder, and each has one address.
    const isPlain = /^\/admin\/assets\/\w[\w.~-]*$/.test(plainPathOf(request.url) ?? "");
    return isPlain ? reply.sendFile(path) : refuseUnknown(request);
  });
}

/**
 * Files whose name holds a hash never change. The page is asked for each time, so a new build is seen at once: its tag is
 * made of time and size, which two builds share when a package sets all times alike: a cache could not tell them apart.
 */
function cachingOf(path: string): string {
  const name = path.replace(/\.(?:br|gz)$/, "");
  if (/[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+$/.test(name)) return `public, max-age=${YEAR_S}, immutable`;
  return /[\\/]index\.html$/.test(name) ? "no-store" : "no-cache";
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** No route of the media side is asked below the folders of the console and its API, by no method. */
function reserveFolders(app: FastifyInstance): void {
  for (const url of ["/admin", "/admin/*", "/flussonic", "/flussonic/*"]) {
    for (const method of methods.filter((one) => !app.hasRoute({ method: one, url })))
      app.route({ method, url, config: { isPage: url.startsWith("/admin"), isNothing: true }, handler: refuseUnknown });
  }
}

/** Undefined where nothing is. What cannot be looked at, as a name that is too long, is none: thrown here it would end the server. */
function isFileAt(path: string): boolean | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile();
  } catch {
    return false;
  }
}
