import type { StreamStats } from "../../src/generated/types/StreamStats.ts";
import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { isRunning, numberOf, streamsOfTree, streamStats } from "../../src/model/stream/reportedStream.ts";
import { ServerError } from "../ServerError.ts";
import { jsonIn } from "./askServer.ts";

/** A stream as one server of the cluster tells the others of it. */
export interface ClusterStream {
  readonly name: string;
  readonly isRunning: boolean;
  readonly stats: Pick<StreamStats, "alive" | "bitrate" | "client_count" | "lifetime">;
  /** Of its settings, where it has any of its own: equal ones have equal digests. */
  readonly digest?: string;
}

const MOST_STREAMS = 50_000;
const LONGEST_NAME = 1024;
const LONGEST_DIGEST = 64;

/** The streams of a tree: configured, published and mirrored ones, each name once. @param digestOf none for one that is not configured */
export function streamsOf(tree: JsonObject, digestOf: (name: string) => string | undefined): readonly ClusterStream[] {
  return [...streamsOfTree(tree)].map(([name, stream]) => clusterStream(name, stream, digestOf(name)));
}

function clusterStream(name: string, stream: JsonObject, digest: string | undefined): ClusterStream {
  const { alive, bitrate, client_count: clients, lifetime } = streamStats(stream);
  return {
    name,
    isRunning: isRunning(stream),
    stats: {
      alive: alive === true,
      bitrate: numberOf(bitrate),
      client_count: numberOf(clients),
      lifetime: numberOf(lifetime),
    },
    ...(digest === undefined ? {} : { digest }),
  };
}

/** A stream in few letters: `[name, runs, bitrate, clients, lifetime, digest?]`, as a list has thousands. */
export function writeStreams(streams: readonly ClusterStream[]): Json {
  return streams.map(({ name, isRunning: runs, stats, digest }) => [
    name,
    (runs ? 1 : 0) + (stats.alive === true ? 2 : 0),
    stats.bitrate ?? 0,
    stats.client_count ?? 0,
    stats.lifetime ?? 0,
    ...(digest === undefined ? [] : [digest]),
  ]);
}

/** What another server lists. @throws ServerError `invalid` for what is no such list, before it costs much to read */
export function readStreams(text: string): readonly ClusterStream[] {
  const isList = text.startsWith('{"streams":[') && text.indexOf("{", 1) < 0 && countOf("[", text) <= MOST_STREAMS + 1;
  const answer = isList ? jsonIn(text) : undefined;
  const listed = isPlainObject(answer) ? answer["streams"] : undefined;
  if (!Array.isArray(listed)) throw new ServerError("invalid", "not a media server: its answer is no list of streams");
  return listed.slice(0, MOST_STREAMS).flatMap((row) => {
    const [name, flags, bitrate, clients, lifetime, digest] = Array.isArray(row) ? row : [];
    if (typeof name !== "string" || name === "" || name.length > LONGEST_NAME) return [];
    const bits = numberOf(flags);
    return {
      name,
      isRunning: (bits & 1) === 1,
      stats: {
        alive: (bits & 2) === 2,
        bitrate: Math.max(0, numberOf(bitrate)),
        client_count: Math.max(0, numberOf(clients)),
        lifetime: Math.max(0, numberOf(lifetime)),
      },
      ...(typeof digest === "string" ? { digest: digest.slice(0, LONGEST_DIGEST) } : {}),
    };
  });
}

function countOf(letter: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count += 1;
  return count;
}
