import type { FastifyReply } from "fastify";
import type { SaveAnswer } from "../config/saves.ts";

/** Answers a save; one that waits for its confirmation ends the connection, so that the confirmation proves a new one. */
export async function sendSaved(reply: FastifyReply, saving: Promise<SaveAnswer>): Promise<SaveAnswer> {
  const answer = await saving;
  if (answer.confirm_until !== undefined) reply.header("connection", "close");
  return answer;
}
