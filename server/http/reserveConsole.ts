import type { FastifyInstance } from "fastify";
import "./declareFastify.ts";
import { refuseUnknown } from "./refuseUnknown.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/**
 * Keeps the folders of the console and its API from everybody else, after what is there has been mounted: no route of
 * the media side is asked below them, by no method.
 */
export function reserveConsole(app: FastifyInstance): void {
  for (const url of ["/admin", "/admin/*", "/flussonic", "/flussonic/*"]) {
    for (const method of methods.filter((one) => !app.hasRoute({ method: one, url })))
      app.route({ method, url, config: { isPage: url.startsWith("/admin") }, handler: refuseUnknown });
  }
}
