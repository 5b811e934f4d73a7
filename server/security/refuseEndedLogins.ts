import type { FastifyInstance } from "fastify";
import "../http/declareFastify.ts";
import { ServerError } from "../ServerError.ts";
import type { LoginDoor } from "./LoginDoor.ts";

/** Asks once more when a call's body is there: the login that its head came with may have ended on the way. */
export function refuseEndedLogins(app: FastifyInstance, door: LoginDoor): void {
  app.addHook("preHandler", async ({ visitor }) => {
    if (visitor !== undefined && !door.isStillIn(visitor)) throw new ServerError("unauthorized", "Log in again.");
  });
}
