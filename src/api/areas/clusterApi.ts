import type { ClusterDrift } from "../../generated/types/ClusterDrift.ts";
import type { ClusterServer } from "../../generated/types/ClusterServer.ts";
import type { ClusterSource } from "../../generated/types/ClusterSource.ts";
import type { DvrImpact } from "../../generated/types/DvrImpact.ts";
import type { Ingest } from "../../generated/types/Ingest.ts";
import type { StreamSettings } from "../../generated/types/StreamSettings.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";
import { fromServer } from "../../texts/language.ts";

/** Servers by the name that the config has for them, this one first. */
export type ClusterServers = Readonly<Record<string, ClusterServer>>;

/** A stream of another server as that tells of it. */
export interface PeerStream {
  readonly name: string;
  /** Kilobits per second, viewers, milliseconds. */
  readonly bitrate: number;
  readonly clients: number;
  readonly lifetime: number;
  readonly isAlive: boolean;
}

/** The streams of one server. */
export interface PeerStreams {
  readonly streams: readonly PeerStream[];
  /** Milliseconds since it told them; undefined where it never has. */
  readonly ageMs: number | undefined;
  /** Why it does not answer now. */
  readonly error: string | undefined;
}

/** A stream that is to be copied to another server, by one of that server's administrators. */
export interface StreamCopy {
  readonly name: string;
  readonly server: string;
  readonly login: string;
  readonly password: string;
}

/** What a copy would change there. */
export interface CopyPreview {
  readonly rev: number;
  /** Of the stream as it is here: it is this that is copied. */
  readonly digest?: string;
  /** Absent where the server has no such stream. */
  readonly before?: JsonObject;
  readonly after: JsonObject;
  readonly problems: readonly {
    readonly pointer: string;
    readonly message: string;
    readonly level: "error" | "warning";
  }[];
  /** What recordings it would remove there; absent where that server does not say. */
  readonly losses?: DvrImpact;
}

/** What the servers of the cluster tell; each throws ApiError. */
export interface ClusterCalls {
  servers(): Promise<ClusterServers>;
  ingest(): Promise<Ingest>;
  streamsAt(server: string): Promise<PeerStreams>;
  sources(): Promise<readonly ClusterSource[]>;
  drift(): Promise<ClusterDrift>;
  settingsOf(stream: string): Promise<StreamSettings>;
  checkCopy(copy: StreamCopy): Promise<CopyPreview>;
  /** Only if the stream, there and here, is still as it was in the preview. */
  copy(copy: StreamCopy, preview: CopyPreview): Promise<void>;
}

const path = "/flussonic/api/cluster_servers";

/** The calls of a server about its cluster. */
export function createClusterCalls(http: HttpClient): ClusterCalls {
  const read = async <Answer>(query: string, isAnswer: (value: unknown) => value is Answer): Promise<Answer> => {
    const answer = await http.get(path + query);
    if (isAnswer(answer)) return answer;
    throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
  };
  const copyPath = "/flussonic/api/cluster/copy_stream";
  return {
    servers: () => read("", isServers),
    ingest: () => read("?ingest=true", isIngest),
    async streamsAt(server) {
      const told = await read(`?server=${encodeURIComponent(server)}`, isPlainObject);
      const { fetch_delay: ageMs, error, said } = told;
      return {
        streams: streamsIn(told),
        ageMs: typeof ageMs === "number" ? ageMs : undefined,
        error: typeof error === "string" ? fromServer(error, { said }) : undefined,
      };
    },
    sources: () => read("?sources=true", isSources),
    drift: () => read("?drift=true", isDrift),
    settingsOf: (stream) => read(`?settings=${encodeURIComponent(stream)}`, isSettings),
    async checkCopy(copy) {
      const answer = await http.post(copyPath, copy);
      if (isPreview(answer)) return answer;
      throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
    },
    async copy(copy, { rev, digest }) {
      await http.post(copyPath, { ...copy, rev, ...(digest === undefined ? {} : { digest }) });
    },
  };
}

function isServers(value: unknown): value is ClusterServers {
  return isPlainObject(value) && Object.values(value).every((server) => isPlainObject(server) && "name" in server);
}

function isIngest(value: unknown): value is Ingest {
  return isPlainObject(value) && Array.isArray(value["streams"]);
}

function isSources(value: unknown): value is readonly ClusterSource[] {
  return Array.isArray(value) && value.every(isPlainObject);
}

function isDrift(value: unknown): value is ClusterDrift {
  return isPlainObject(value) && Array.isArray(value["streams"]) && isPlainObject(value["servers"]);
}

function isSettings(value: unknown): value is StreamSettings {
  return isPlainObject(value) && isPlainObject(value["servers"]);
}

function isPreview(value: unknown): value is CopyPreview {
  return isPlainObject(value) && typeof value["rev"] === "number" && isPlainObject(value["after"]);
}

function streamsIn({ streams }: JsonObject): readonly PeerStream[] {
  if (!isPlainObject(streams)) return [];
  return Object.entries(streams).map(([name, stream]) => {
    const stats = isPlainObject(stream) && isPlainObject(stream["stats"]) ? stream["stats"] : {};
    const figure = (key: string): number => (typeof stats[key] === "number" ? stats[key] : 0);
    return {
      name,
      bitrate: figure("bitrate"),
      clients: figure("client_count"),
      lifetime: figure("lifetime"),
      isAlive: stats["alive"] === true,
    };
  });
}
