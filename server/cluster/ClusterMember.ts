import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";
import { jsonIn, readAnswer } from "./askServer.ts";
import { clusterPaths } from "./clusterRoutes.ts";
import { type ClusterStream, readStreams } from "./clusterStreams.ts";
import { readFigures, type ServerFigures } from "./serverFigures.ts";
import { RefusalRest, SharedQuestion } from "./SharedQuestion.ts";

/** Another server that the config names. */
export interface MemberPlace {
  /** What the config calls it. */
  readonly name: string;
  /** `http://host:port` */
  readonly server: string;
  readonly key: string | undefined;
  readonly isPeer: boolean;
  readonly isSource: boolean;
}

/** The settings of one stream there; undefined where it has none of that name. */
export interface MemberSettings {
  readonly rev: number;
  readonly settings: JsonObject | undefined;
}

const TIMEOUT_MS = 5000;
/** Bytes of an answer. */
const LONGEST = { figures: 20_000, streams: 4_000_000, settings: 256_000 } as const;
const meanings = { 404: "it tells nothing of itself: it is no media server, or one of an older version" };

/** One of the other servers of the cluster, and what it told last. */
export class ClusterMember {
  readonly #rest: RefusalRest;
  readonly figures: SharedQuestion<ServerFigures>;
  readonly streams: SharedQuestion<readonly ClusterStream[]>;

  constructor(
    readonly place: MemberPlace,
    private readonly now: () => number,
    /** Of this run of this server. */
    private readonly ownId: string,
  ) {
    this.#rest = new RefusalRest(now);
    const parts = { now, timeoutMs: TIMEOUT_MS, rest: this.#rest };
    this.figures = new SharedQuestion({
      ...parts,
      ask: async (signal) => readFigures(jsonIn(await this.#read(clusterPaths.server, LONGEST.figures, signal))),
    });
    this.streams = new SharedQuestion({
      ...parts,
      ask: async (signal) => readStreams(await this.#read(clusterPaths.streams, LONGEST.streams, signal)),
    });
  }

  /** @throws ServerError in plain words */
  async settingsOf(stream: string): Promise<MemberSettings> {
    const { refusal } = this.#rest;
    if (refusal !== undefined) throw refusal;
    const path = `${clusterPaths.settings}?name=${encodeURIComponent(stream)}`;
    try {
      return settingsIn(await this.#read(path, LONGEST.settings, AbortSignal.timeout(TIMEOUT_MS)));
    } catch (error) {
      this.#rest.note(error);
      throw error;
    }
  }

  stop(): void {
    this.figures.stop();
    this.streams.stop();
  }

  #read(path: string, mostBytes: number, signal: AbortSignal): Promise<string> {
    const { server, key } = this.place;
    return readAnswer({ server, path, key, nowMs: this.now(), id: this.ownId, signal, meanings, mostBytes });
  }
}

/** @throws ServerError `invalid` for what says nothing of a stream */
function settingsIn(text: string): MemberSettings {
  const answer = jsonIn(text);
  const { rev, settings } = isPlainObject(answer) ? answer : {};
  if (typeof rev !== "number") throw new ServerError("invalid", "not a media server: its answer is none");
  return { rev, settings: isPlainObject(settings) ? settings : undefined };
}
