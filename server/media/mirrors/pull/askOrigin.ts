import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { ServerError } from "../../../ServerError.ts";
import { makeProof } from "../proof/makeProof.ts";
import { proofHeader } from "../proof/proofHeader.ts";
import { connectionWords } from "./connectionWords.ts";
import type { OriginQuestion } from "./OriginQuestion.ts";
import { refusalWords } from "./refusalWords.ts";

const WORDLESS = new ServerError(
  "forbidden",
  "no cluster key is set: set one for this server or for the mirror, the same as the origin's",
);

/**
 * Opens an answer of an origin. A redirect is none: what it points to has not been named by anybody here.
 * @throws ServerError in plain words for everything but a 200; `forbidden` for what asking again soon makes no better
 */
export async function askOrigin({
  server,
  path,
  key,
  nowMs,
  signal,
  meanings,
}: OriginQuestion): Promise<IncomingMessage> {
  if (!key) throw WORDLESS;
  const url = urlOf(server, path);
  const response = await open(url, makeProof(key, url.pathname + url.search, nowMs), signal);
  if (response.statusCode === 200) return response;
  const isRefused = [401, 403, 429].includes(response.statusCode ?? 0);
  throw new ServerError(isRefused ? "forbidden" : "unavailable", await refusalWords(response, meanings));
}

function open(url: URL, proof: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const headers = { [proofHeader]: proof, "user-agent": "Sluice", "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers, signal, maxHeaderSize: 16_384 }, resolve);
    asked.on("error", (error) => reject(new ServerError("unavailable", connectionWords(error), {}, { cause: error })));
    // After an answer or an error this says nothing new. One that changes the protocol (101) comes to nothing else.
    asked.on("close", () => reject(new ServerError("unavailable", "not a media server: it does not stay with HTTP")));
    asked.end();
  });
}

function urlOf(server: string, path: string): URL {
  if (!/^https?:\/\//.test(server)) {
    throw new ServerError("invalid", "the address of an origin server begins with http:// or https://");
  }
  if (!URL.canParse(path, server)) throw new ServerError("invalid", "this is not an address");
  return new URL(path, server);
}
