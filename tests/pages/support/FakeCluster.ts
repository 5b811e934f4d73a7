import type {
  ClusterCalls,
  ClusterServers,
  CopyPreview,
  PeerStreams,
  StreamCopy,
} from "../../../src/api/areas/clusterApi.ts";
import type { ClusterDrift } from "../../../src/generated/types/ClusterDrift.ts";
import type { ClusterSource } from "../../../src/generated/types/ClusterSource.ts";
import type { Ingest } from "../../../src/generated/types/Ingest.ts";
import type { StreamSettings } from "../../../src/generated/types/StreamSettings.ts";

/** A cluster that tells what a test sets, counts in `asked` what it was asked, and fails while `failure` is set. */
export class FakeCluster implements ClusterCalls {
  /** `servers`, `ingest`, `streams NAME`, `settings NAME`, `check NAME SERVER LOGIN`, `copy NAME SERVER REV`. */
  readonly asked: string[] = [];
  failure: Error | undefined;
  told: ClusterServers = {};
  matrix: Ingest = { streams: [] };
  streams: PeerStreams = { streams: [], ageMs: 0, error: undefined };
  mirrors: readonly ClusterSource[] = [];
  differing: ClusterDrift = { streams: [], compared: 0, servers: {} };
  settings: StreamSettings["servers"] = {};
  preview: CopyPreview = { rev: 1, after: {}, problems: [] };

  async servers(): Promise<ClusterServers> {
    return this.#answer("servers", this.told);
  }

  async ingest(): Promise<Ingest> {
    return this.#answer("ingest", this.matrix);
  }

  async streamsAt(server: string): Promise<PeerStreams> {
    return this.#answer(`streams ${server}`, this.streams);
  }

  async sources(): Promise<readonly ClusterSource[]> {
    return this.#answer("sources", this.mirrors);
  }

  async drift(): Promise<ClusterDrift> {
    return this.#answer("drift", this.differing);
  }

  async settingsOf(name: string): Promise<StreamSettings> {
    return this.#answer(`settings ${name}`, { name, servers: this.settings });
  }

  async checkCopy({ name, server, login }: StreamCopy): Promise<CopyPreview> {
    return this.#answer(`check ${name} ${server} ${login}`, this.preview);
  }

  async copy({ name, server }: StreamCopy, { rev }: CopyPreview): Promise<void> {
    return this.#answer(`copy ${name} ${server} ${rev}`, undefined);
  }

  #answer<Answer>(question: string, answer: Answer): Answer {
    this.asked.push(question);
    if (this.failure !== undefined) throw this.failure;
    return answer;
  }
}
