import { type IncomingMessage, request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { isPlainObject, type Json } from "../../src/model/Json.ts";
import { refuseHostileKeys } from "../../src/model/merge/hostileKeys.ts";
import { ServerError } from "../ServerError.ts";
import { makeProof, proofHeader, type RefusalReason } from "./clusterProof.ts";

/** What is asked of another server of the cluster, with the proof of its key (decision 16). */
export interface ServerQuestion {
  /** As `serverKey` says it. */
  readonly server: string;
  readonly path: string;
  /** The cluster key; undefined or empty where none is set. */
  readonly key: string | undefined;
  readonly nowMs: number;
  /** Of this run of this server. */
  readonly id?: string | undefined;
  readonly signal: AbortSignal;
  /** What a status means for this question; the refusals of the cluster key mean the same for all. */
  readonly meanings: Readonly<Record<number, string>>;
}

const LONGEST_REFUSAL = 10_000;

const KEYLESS = new ServerError(
  "forbidden",
  "no cluster key is set: set one for this server or for the mirror, the same as the other server's",
);
const TOO_MANY = "the other server was asked with too many wrong cluster keys and listens again within a minute";

/** What another server says of itself, and what an operator reads. */
const byReason: Readonly<Record<RefusalReason, string>> = {
  no_key: "the other server has no cluster key: set its cluster_key to this server's",
  no_proof: "the other server did not get the cluster key: does a proxy in between take headers away?",
  wrong_key: "wrong cluster key",
  clock: "the clocks of this server and the other are more than a minute apart",
  self: "this is this server itself: take it out of the peers, or start this server with that --hostname",
  used: "the other server was asked the same twice: does a proxy in between repeat requests?",
};

/** What Node says of a connection that failed, and what an operator reads. */
const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ENOTFOUND: "host not found",
  EAI_AGAIN: "host not found",
  EHOSTUNREACH: "no route to host",
  ENETUNREACH: "network is unreachable",
  ETIMEDOUT: "timeout",
  ECONNRESET: "connection lost",
  EPIPE: "connection lost",
  EPROTO: "it does not speak TLS at this port: write http://, or the port of its https",
};

/**
 * Opens an answer of another server. A redirect is none: what it points to has not been named by anybody here.
 * @throws ServerError in plain words for everything but a 200; `forbidden` for what asking again soon makes no better
 */
export async function askServer({
  server,
  path,
  key,
  nowMs,
  id,
  signal,
  meanings,
}: ServerQuestion): Promise<IncomingMessage> {
  if (!key) throw KEYLESS;
  const url = urlOf(server, path);
  const proof = makeProof(key, url.pathname + url.search, nowMs, id);
  const response = await requestOf(url, { signal, headers: { [proofHeader]: proof } });
  if (response.statusCode === 200) return response;
  const isRefused = [401, 403, 429].includes(response.statusCode ?? 0);
  throw new ServerError(isRefused ? "forbidden" : "unavailable", await refusalWords(response, meanings));
}

/** Why nothing could be asked of another server. */
export function connectionWords(error: Error): string {
  if (error.name === "TimeoutError" || error.name === "AbortError") return "timeout";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code.startsWith("HPE_")) return "what answers there does not speak HTTP";
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)) return "its certificate is not trusted";
  if (code.startsWith("ERR_SSL")) return byCode["EPROTO"] ?? code;
  return byCode[code] ?? `the connection failed${code === "" ? "" : ` (${code})`}`;
}

/** A request as it goes out; `.localhost` is this machine, whatever its resolver knows (RFC 6761, 6.3). */
interface SentRequest {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: "POST";
  readonly body?: string | Readable;
}

/** Sends a request to another server. @throws ServerError in plain words where there is no answer */
export function requestOf(url: URL, { signal, headers, method, body = "" }: SentRequest): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const options: RequestOptions = {
    agent: false,
    method: method ?? "GET",
    headers: { ...headers, "user-agent": "Sluice", "accept-encoding": "identity" },
    signal,
    maxHeaderSize: 16_384,
    ...(url.hostname.endsWith(".localhost") ? { lookup: lookUpHere } : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, resolve);
    asked.on("error", (error) => reject(new ServerError("unavailable", connectionWords(error), {}, { cause: error })));
    // After an answer or an error this says nothing new. One that changes the protocol (101) comes to nothing else.
    asked.on("close", () => reject(new ServerError("unavailable", "what answers there does not stay with HTTP")));
    if (typeof body === "string") asked.end(body);
    else body.on("error", (error) => asked.destroy(error)).pipe(asked);
  });
}

const lookUpHere: NonNullable<RequestOptions["lookup"]> = (_host, options, answer) =>
  options.all === true ? answer(null, [{ address: "127.0.0.1", family: 4 }]) : answer(null, "127.0.0.1", 4);

function urlOf(server: string, path: string): URL {
  if (!/^https?:\/\//.test(server)) {
    throw new ServerError("invalid", "the address of another server begins with http:// or https://");
  }
  if (!URL.canParse(path, server)) throw new ServerError("invalid", "this is not an address");
  return new URL(path, server);
}

/** Why another server answers with anything but a 200, in plain words. Its own words are not shown: it may be anybody. */
async function refusalWords(response: IncomingMessage, meanings: ServerQuestion["meanings"]): Promise<string> {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    response.destroy();
    return "it answers with a redirect, which is not followed: write the address it leads to";
  }
  const reason = await reasonIn(response);
  if (reason !== undefined) return reason;
  return meanings[status] ?? (status === 429 ? TOO_MANY : `the other server answered ${status}`);
}

async function reasonIn(response: IncomingMessage): Promise<string | undefined> {
  try {
    const body: unknown = JSON.parse(await readBody(response, LONGEST_REFUSAL));
    const reason = isPlainObject(body) ? body["reason"] : undefined;
    return Object.entries(byReason).find(([known]) => known === reason)?.[1];
  } catch {
    return undefined;
  }
}

/** The whole text of an answer. @throws ServerError in plain words, as `askServer` and `readBody` do */
export async function readAnswer({
  mostBytes,
  ...question
}: ServerQuestion & { readonly mostBytes: number }): Promise<string> {
  try {
    return await readBody(await askServer(question), mostBytes);
  } catch (error) {
    // An answer that is broken off here looks like one that the other server broke off.
    if (question.signal.aborted) throw new ServerError("unavailable", "timeout", {}, { cause: error });
    throw error;
  }
}

/** The text of an answer. @throws ServerError for one that is longer, or breaks off */
export async function readBody(response: IncomingMessage, mostBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of response) {
      const bytes = Buffer.from(piece);
      size += bytes.length;
      if (size > mostBytes) throw new ServerError("too_large", "its answer is too long");
      pieces.push(bytes);
    }
  } catch (error) {
    response.destroy();
    if (error instanceof ServerError) throw error;
    const words = error instanceof Error ? connectionWords(error) : String(error);
    throw new ServerError("unavailable", words, {}, { cause: error });
  }
  return Buffer.concat(pieces).toString();
}

/** The JSON of an answer. @throws ServerError `invalid` for what is none, or holds keys that no object may have */
export function jsonIn(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    refuseHostileKeys(value);
    return value;
  } catch (cause) {
    throw new ServerError("invalid", "its answer is no JSON that could be read", {}, { cause });
  }
}
