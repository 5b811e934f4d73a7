import { type IncomingMessage, request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { isPlainObject, type Json } from "../../src/model/Json.ts";
import { refuseHostileKeys } from "../../src/model/merge/hostileKeys.ts";
import { ServerError } from "../ServerError.ts";
import { makeProof, proofHeader, type RefusalReason } from "./clusterProof.ts";
import { say, type SayingCode, type Told } from "../Told.ts";

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
  readonly meanings: Readonly<Record<number, Told>>;
}

const LONGEST_REFUSAL = 10_000;

const KEYLESS = new ServerError("forbidden", say("cluster_keyless"));

/** What another server says of itself, and what an operator reads. */
const byReason: Readonly<Record<RefusalReason, SayingCode>> = {
  no_key: "cluster_no_key",
  no_proof: "cluster_no_proof",
  wrong_key: "cluster_wrong_key",
  clock: "cluster_clock",
  self: "cluster_self",
  used: "cluster_used",
};

/** What Node says of a connection that failed, and what an operator reads. */
const byCode: Readonly<Record<string, SayingCode>> = {
  ECONNREFUSED: "connection_refused",
  ENOTFOUND: "host_not_found",
  EAI_AGAIN: "host_not_found",
  EHOSTUNREACH: "no_route",
  ENETUNREACH: "network_unreachable",
  ETIMEDOUT: "timeout",
  ECONNRESET: "connection_lost",
  EPIPE: "connection_lost",
  EPROTO: "other_tls",
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
export function connectionWords(error: Error): Told {
  if (error.name === "TimeoutError" || error.name === "AbortError") return say("timeout");
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code.startsWith("HPE_")) return say("other_not_http");
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)) return say("other_certificate");
  const known = code.startsWith("ERR_SSL") ? "other_tls" : byCode[code];
  if (known !== undefined) return say(known);
  return code === "" ? say("other_failed") : say("other_failed_code", { code });
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
    asked.on("close", () => reject(new ServerError("unavailable", say("other_leaves_http"))));
    if (typeof body === "string") asked.end(body);
    else body.on("error", (error) => asked.destroy(error)).pipe(asked);
  });
}

const lookUpHere: NonNullable<RequestOptions["lookup"]> = (_host, options, answer) =>
  options.all === true ? answer(null, [{ address: "127.0.0.1", family: 4 }]) : answer(null, "127.0.0.1", 4);

function urlOf(server: string, path: string): URL {
  if (!/^https?:\/\//.test(server)) {
    throw new ServerError("invalid", say("other_address"));
  }
  if (!URL.canParse(path, server)) throw new ServerError("invalid", say("other_no_address"));
  return new URL(path, server);
}

/** Why another server answers with anything but a 200, in plain words. Its own words are not shown: it may be anybody. */
async function refusalWords(response: IncomingMessage, meanings: ServerQuestion["meanings"]): Promise<Told> {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    response.destroy();
    return say("other_redirect");
  }
  const reason = await reasonIn(response);
  if (reason !== undefined) return say(reason);
  return meanings[status] ?? (status === 429 ? say("cluster_too_many") : say("other_status", { status }));
}

async function reasonIn(response: IncomingMessage): Promise<SayingCode | undefined> {
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
    if (question.signal.aborted) throw new ServerError("unavailable", say("timeout"), {}, { cause: error });
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
      if (size > mostBytes) throw new ServerError("too_large", say("other_too_long"));
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
    throw new ServerError("invalid", say("other_no_json"), {}, { cause });
  }
}
