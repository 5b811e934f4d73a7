import type { TestedSource } from "../../../src/model/stream/testableSources.ts";
import type { TrialQuestion } from "../../../src/api/areas/trialApi.ts";
import type { FolderPlace } from "../../../src/api/filesApi.ts";
import type { HistoryAnswer, HistoryQuestion } from "../../../src/api/historyApi.ts";
import type { MediaCalls } from "../../../src/api/mediaCalls.ts";
import type { AuthTrial } from "../../../src/generated/types/AuthTrial.ts";
import type { Certificate } from "../../../src/generated/types/Certificate.ts";
import type { SourceProbe } from "../../../src/generated/types/SourceProbe.ts";
import type { DvrImpact } from "../../../src/generated/types/DvrImpact.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { FileEntry } from "../../../src/generated/types/FileEntry.ts";
import type { LogoFiles } from "../../../src/generated/types/LogoFiles.ts";
import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import { FakeChassis } from "./FakeChassis.ts";
import { FakeAds } from "./FakeAds.ts";
import { FakeAudit } from "./FakeAudit.ts";
import { FakeCluster } from "./FakeCluster.ts";
import { FakeDisk } from "./FakeDisk.ts";
import { FakeIptv } from "./FakeIptv.ts";
import { FakeRevisions } from "./FakeRevisions.ts";
import { FakeSaving } from "./FakeSaving.ts";
import { FakeSupport } from "./FakeSupport.ts";

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A server that does what it is asked, keeps what was asked in `made`, and fails once with `failure` when a test sets it. */
export class FakeCalls implements MediaCalls {
  /** `restart NAME`, `switch NAME URL`, `close ID,ID`, `write logo ID`, ... */
  readonly made: string[] = [];
  readonly questions: HistoryQuestion[] = [];
  failure: Error | undefined;
  /** Set, calls wait for it before they end. */
  gate: Promise<void> | undefined;
  readonly trials: TrialQuestion[] = [];
  trial: AuthTrial = { verdict: "allowed", reason: "Everybody is allowed.", by: "stream", took_ms: 0.1, asked: [] };
  info: MediaInfo = {};
  pem: Certificate = { files: { "server.crt": false, "server.key": false } };
  past: HistoryAnswer = { sessions: [], total: 0, report: [], pulse: [] };
  logoFiles: LogoFiles = {};
  impact: DvrImpact = { bytes: 0, duration: 0, stream_count: 0, stream_names: [] };
  readonly disk = new FakeDisk();
  readonly members = new FakeCluster();
  /** What each address sends; of any other nothing comes. */
  readonly cameras: Record<string, SourceProbe> = {};
  readonly rack = new FakeChassis();
  readonly users = new FakeIptv();
  readonly advertising = new FakeAds();
  readonly auditLog = new FakeAudit();
  readonly helpers = new FakeSupport();
  readonly saves = new FakeSaving();
  readonly revised = new FakeRevisions();

  restart(name: string): Promise<void> {
    return this.#make(`restart ${name}`);
  }

  switchSource(name: string, url: string): Promise<void> {
    return this.#make(`switch ${name} ${url}`);
  }

  closeSessions(ids: readonly string[]): Promise<void> {
    return this.#make(`close ${ids.join(",")}`);
  }

  async cluster(): Promise<FakeCluster> {
    return this.members;
  }

  async chassis(): Promise<FakeChassis> {
    return this.rack;
  }

  async iptv(): Promise<FakeIptv> {
    return this.users;
  }

  async ads(): Promise<FakeAds> {
    return this.advertising;
  }

  async audit(): Promise<FakeAudit> {
    return this.auditLog;
  }

  async saving(): Promise<FakeSaving> {
    return this.saves;
  }

  async revisions(): Promise<FakeRevisions> {
    return this.revised;
  }

  async support(): Promise<FakeSupport> {
    return this.helpers;
  }

  async probeSource({ url, ...options }: TestedSource): Promise<SourceProbe> {
    const more = Object.keys(options).length === 0 ? "" : ` ${JSON.stringify(options)}`;
    await this.#make(`probe ${url}${more}`);
    return this.cameras[url] ?? { took_ms: 30, reason: "away", message: "Nobody answers at this address." };
  }

  async tryAuth(question: TrialQuestion): Promise<AuthTrial> {
    this.trials.push(question);
    await this.#make("try auth");
    return this.trial;
  }

  async certificate(): Promise<Certificate> {
    await this.#make("certificate");
    return this.pem;
  }

  async issueCertificate(domains: readonly string[]): Promise<Certificate> {
    await this.#make(`issue ${domains.join(",")}`);
    return this.pem;
  }

  async saveCertificate(certificate: string, key: string): Promise<Certificate> {
    await this.#make(`save certificate ${certificate.length} ${key.length}`);
    return this.pem;
  }

  async dvrImpact(patch: JsonObject): Promise<DvrImpact> {
    await this.#make(`dvr impact ${JSON.stringify(patch)}`);
    return this.impact;
  }

  async mediaInfo(name: string): Promise<MediaInfo> {
    await this.#make(`media info ${name}`);
    return this.info;
  }

  async history(question: HistoryQuestion): Promise<HistoryAnswer> {
    this.questions.push(question);
    await this.#make(`history ${question.name ?? ""}`);
    return this.past;
  }

  async logos(): Promise<LogoFiles> {
    await this.#make("logos");
    return this.logoFiles;
  }

  async logoPicture(id: string): Promise<string> {
    await this.#make(`logo ${id}`);
    return pixel;
  }

  async writeLogo(id: string, picture: Blob): Promise<void> {
    await this.#make(`write logo ${id}`);
    this.logoFiles = { ...this.logoFiles, [id]: { name: id, type: picture.type, size: picture.size, streams: [] } };
  }

  async deleteLogo(id: string): Promise<void> {
    await this.#make(`delete logo ${id}`);
    this.logoFiles = Object.fromEntries(Object.entries(this.logoFiles).filter(([key]) => key !== id));
  }

  async listFiles(place: FolderPlace): Promise<readonly FileEntry[]> {
    await this.#make(`list ${place.prefix} ${place.path} ${place.subpath}`);
    return this.disk.list(place);
  }

  async makeDirectory(place: FolderPlace, name: string): Promise<void> {
    await this.#make(`make directory ${name}`);
    this.disk.makeDirectory(place, name);
  }

  async removeFile(place: FolderPlace, name: string): Promise<void> {
    await this.#make(`remove ${name}`);
    this.disk.remove(place, name);
  }

  async uploadFiles(...[place, files, options]: Parameters<MediaCalls["uploadFiles"]>): Promise<void> {
    await this.#make(`upload ${files.map(({ name }) => name).join(",")}`);
    await this.disk.upload(place, files, options);
  }

  async #make(call: string): Promise<void> {
    this.made.push(call);
    await this.gate;
    const { failure } = this;
    this.failure = undefined;
    if (failure) throw failure;
  }
}
