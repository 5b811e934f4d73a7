import type { ClusterDrift } from "../../src/generated/types/ClusterDrift.ts";
import type { ClusterServer } from "../../src/generated/types/ClusterServer.ts";
import type { ClusterSource } from "../../src/generated/types/ClusterSource.ts";
import type { Ingest } from "../../src/generated/types/Ingest.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { StreamSettings } from "../../src/generated/types/StreamSettings.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { ServerError, toldBy } from "../ServerError.ts";
import { ClusterMember, type MemberPlace } from "./ClusterMember.ts";
import { clusterSources, memberPlaces } from "./clusterPlaces.ts";
import type { ClusterStream } from "./clusterStreams.ts";
import type { OwnServer } from "./OwnServer.ts";
import type { Said } from "../../src/generated/types/Said.ts";
import { saidOf, say, wordsOf } from "../Told.ts";

interface ClusterParts {
  readonly own: OwnServer;
  readonly config: () => Server;
  /** Config and runtime together. */
  readonly tree: () => JsonObject;
  readonly now: () => number;
}

/** What is told is no older than that; pages ask each 3 s. */
const FRESH_MS = 2000;
/** What was told before says nothing of this moment. */
const STALE_MS = 10_000;
/** Who is slower is told of as of the time before. */
const PATIENCE_MS = 1500;

/** The servers that know each other: what each of them does, asked for while somebody looks. */
export class Cluster {
  #members: readonly ClusterMember[] = [];

  constructor(private readonly parts: ClusterParts) {}

  /** This server. */
  get own(): OwnServer {
    return this.parts.own;
  }

  /** After each change of the config, and at the start. */
  configure(): void {
    const { own, config, now } = this.parts;
    const before = new Map(this.#members.map((member) => [identityOf(member.place), member]));
    const places = memberPlaces(config(), own.hostname);
    this.#members = places.map((place) => before.get(identityOf(place)) ?? new ClusterMember(place, now, own.id));
    for (const member of before.values()) if (!this.#members.includes(member)) member.stop();
  }

  stop(): void {
    for (const member of this.#members) member.stop();
    this.#members = [];
  }

  /** Figures of all servers by name, this one first. */
  async servers(): Promise<Readonly<Record<string, ClusterServer>>> {
    await patient(this.#members.map(({ figures }) => figures.fresh(FRESH_MS)));
    return this.#states(({ figures }) => figures, this.#members);
  }

  /** Which servers run which streams; by name. */
  async ingest(): Promise<Ingest> {
    const lists = await this.#lists(this.#members);
    const streams = new Map<string, { running_at: string[]; idle_at: string[]; unknown_at: string[] }>();
    for (const { server, list, isOfNow } of lists) {
      for (const { name, isRunning } of list) {
        const at = streams.get(name) ?? { running_at: [], idle_at: [], unknown_at: [] };
        (!isOfNow ? at.unknown_at : isRunning ? at.running_at : at.idle_at).push(server);
        streams.set(name, at);
      }
    }
    return {
      streams: [...streams].map(([name, at]) => ({ name, ...at })).sort(byName),
      servers: this.#states(({ streams: asked }) => asked, this.#members),
    };
  }

  /** The streams of one server, asked now; of one that does not answer those it told last, and why. @throws ServerError for a name that the config does not have */
  async streamsAt(name: string): Promise<ToldStreams> {
    if (name === this.#ownName) return { streams: statsOf(await this.own.streams()), fetch_delay: 0 };
    const { streams: asked } = this.member(name);
    await asked.fresh(0);
    const { answer = [], error, answeredAtMs } = asked;
    return {
      streams: statsOf(answer),
      ...(answeredAtMs === undefined ? {} : { fetch_delay: Math.max(0, this.parts.now() - answeredAtMs) }),
      ...(error === undefined ? {} : { error: wordsOf(error), ...saidOf(error) }),
    };
  }

  /** The mirrors of the config, a row a server of each; one that is not asked for want of a key is told as everywhere. */
  get sources(): readonly ClusterSource[] {
    const keyless = new Set(this.#members.flatMap(({ place }) => (place.key ? [] : [place.server])));
    const told = say("cluster_keyless");
    return clusterSources(this.parts.tree()).map((source) =>
      keyless.has(`${source.proto}://${source.name}:${source.port}`)
        ? { ...source, error: told.words, ...saidOf(told) }
        : source,
    );
  }

  /** Streams that servers of the cluster have with other settings than others. */
  async drift(): Promise<ClusterDrift> {
    const lists = await this.#lists(this.#peers);
    const digests = new Map<string, Map<string, string[]>>();
    for (const { server, list, isOfNow } of lists) {
      for (const { name, digest } of list) {
        if (digest === undefined || !isOfNow) continue;
        const variants = digests.get(name) ?? new Map<string, string[]>();
        variants.set(digest, [...(variants.get(digest) ?? []), server]);
        digests.set(name, variants);
      }
    }
    const shared = [...digests].filter(([, variants]) => [...variants.values()].flat().length > 1);
    const differing = shared.filter(([, variants]) => variants.size > 1);
    return {
      streams: differing
        .map(([name, variants]) => ({
          name,
          variants: [...variants.values()].sort((one, other) => other.length - one.length),
        }))
        .sort(byName),
      compared: shared.length,
      servers: this.#states(({ streams }) => streams, this.#peers),
    };
  }

  /** What a stream is set to on each server, without secrets. */
  async settingsOf(name: string): Promise<StreamSettings> {
    const asked = await Promise.all(
      this.#peers.map(async (member): Promise<[string, StreamSettings["servers"][string]]> => {
        const answer = await member.settingsOf(name).catch((error: unknown) => {
          const told = toldBy(error);
          return { error: wordsOf(told), ...saidOf(told) };
        });
        return [member.place.name, "error" in answer ? answer : withSettings(answer)];
      }),
    );
    const here = withSettings({ rev: this.own.rev, settings: this.own.shown(name) });
    return { name, servers: Object.fromEntries([[this.#ownName, here], ...asked]) };
  }

  /** @throws ServerError for a name that the config does not have */
  member(name: string): ClusterMember {
    const member = this.#members.find(({ place }) => place.name === name);
    if (member === undefined) {
      throw new ServerError("not_found", `There is no server ${name} in this cluster. It may have been removed.`);
    }
    return member;
  }

  get #ownName(): string {
    return this.own.hostname;
  }

  get #peers(): readonly ClusterMember[] {
    return this.#members.filter(({ place }) => place.isPeer);
  }

  async #lists(members: readonly ClusterMember[]): Promise<readonly ServerList[]> {
    const [own] = await Promise.all([
      this.own.streams(),
      patient(members.map(({ streams }) => streams.fresh(FRESH_MS))),
    ]);
    const nowMs = this.parts.now();
    const theirs = members.map(({ place, streams: { answer = [], answeredAtMs, error } }) => ({
      server: place.name,
      list: answer,
      isOfNow: error === undefined && answeredAtMs !== undefined && Math.abs(nowMs - answeredAtMs) < STALE_MS,
    }));
    return [{ server: this.#ownName, list: own, isOfNow: true }, ...theirs];
  }

  #states(
    askedOf: (member: ClusterMember) => ClusterMember["figures"] | ClusterMember["streams"],
    members: readonly ClusterMember[],
  ): Readonly<Record<string, ClusterServer>> {
    const { own, now } = this.parts;
    const here: ClusterServer = { ...own.figures, persistent: true, is_peer: false, is_source: false, fetch_delay: 0 };
    const theirs = members.map((member): ClusterServer => {
      const { place, figures } = member;
      const { error, answeredAtMs } = askedOf(member);
      return {
        ...figures.answer,
        name: place.name,
        persistent: true,
        is_peer: place.isPeer,
        is_source: place.isSource,
        ...(answeredAtMs === undefined ? {} : { fetch_delay: Math.max(0, now() - answeredAtMs) }),
        ...(error === undefined ? {} : { error: wordsOf(error), ...saidOf(error) }),
      };
    });
    return Object.fromEntries([here, ...theirs].map((server) => [server.name, server]));
  }
}

interface ServerList {
  readonly server: string;
  readonly list: readonly ClusterStream[];
  /** Else it is what was told before the server fell silent. */
  readonly isOfNow: boolean;
}

/** Streams of one server by name, with how old that is in milliseconds, and why it does not answer. */
interface ToldStreams {
  readonly streams: Readonly<Record<string, object>>;
  readonly fetch_delay?: number;
  readonly error?: string;
  readonly said?: Said;
}

function statsOf(streams: readonly ClusterStream[]): Readonly<Record<string, object>> {
  return Object.fromEntries(streams.map(({ name, stats }) => [name, { stats }]));
}

/** Waits for answers, but not for those who are slow. */
async function patient(questions: readonly Promise<void>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([Promise.all(questions), over]);
  clearTimeout(timer);
}

function identityOf({ name, server, key, isPeer, isSource }: MemberPlace): string {
  return JSON.stringify([name, server, key, isPeer, isSource]);
}

function withSettings({ rev, settings }: { readonly rev: number; readonly settings: JsonObject | undefined }) {
  return { rev, ...(settings === undefined ? {} : { settings }) };
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}
