import type { TestedSource } from "../model/stream/testableSources.ts";
import type { AuthTrial } from "../generated/types/AuthTrial.ts";
import type { SourceProbe } from "../generated/types/SourceProbe.ts";
import type { Certificate } from "../generated/types/Certificate.ts";
import type { DvrImpact } from "../generated/types/DvrImpact.ts";
import type { FileEntry } from "../generated/types/FileEntry.ts";
import type { LogoFiles } from "../generated/types/LogoFiles.ts";
import type { MediaInfo } from "../generated/types/MediaInfo.ts";
import type { TrialQuestion } from "./areas/trialApi.ts";
import type { ChassisCalls } from "./areas/chassisApi.ts";
import type { AdCalls } from "./areas/adsApi.ts";
import type { AuditCalls } from "./areas/auditApi.ts";
import type { ClusterCalls } from "./areas/clusterApi.ts";
import type { IptvCalls } from "./areas/iptvApi.ts";
import type { RevisionCalls } from "./areas/revisionsApi.ts";
import type { SavingCalls } from "./areas/savingApi.ts";
import type { SupportCalls } from "./areas/supportApi.ts";
import type { JsonObject } from "../model/Json.ts";
import type { HttpClient } from "./HttpClient.ts";
import type { FolderPlace } from "./filesApi.ts";
import type { Sending } from "./formUpload.ts";
import type { HistoryAnswer, HistoryQuestion } from "./historyApi.ts";
import { closeSessions } from "./sessionsApi.ts";
import { readMediaInfo, restartStream, switchSource } from "./streamsApi.ts";

/** What the server does or tells beside the config; each throws ApiError. */
export interface MediaCalls {
  restart(name: string): Promise<void>;
  switchSource(name: string, url: string): Promise<void>;
  closeSessions(ids: readonly string[]): Promise<void>;
  mediaInfo(name: string): Promise<MediaInfo>;
  history(question: HistoryQuestion): Promise<HistoryAnswer>;
  logos(): Promise<LogoFiles>;
  /** As a data URL. */
  logoPicture(id: string): Promise<string>;
  writeLogo(id: string, picture: Blob): Promise<void>;
  deleteLogo(id: string): Promise<void>;
  tryAuth(question: TrialQuestion): Promise<AuthTrial>;
  certificate(): Promise<Certificate>;
  issueCertificate(domains: readonly string[]): Promise<Certificate>;
  /** Both as PEM. */
  saveCertificate(certificate: string, key: string): Promise<Certificate>;
  /** Come with the pages that use them. */
  cluster(): Promise<ClusterCalls>;
  chassis(): Promise<ChassisCalls>;
  iptv(): Promise<IptvCalls>;
  ads(): Promise<AdCalls>;
  audit(): Promise<AuditCalls>;
  support(): Promise<SupportCalls>;
  saving(): Promise<SavingCalls>;
  revisions(): Promise<RevisionCalls>;
  /** Has the server look at a source. */
  probeSource(source: TestedSource): Promise<SourceProbe>;
  /** What recordings a merge patch of the config would cost. */
  dvrImpact(patch: JsonObject): Promise<DvrImpact>;
  listFiles(place: FolderPlace): Promise<readonly FileEntry[]>;
  makeDirectory(place: FolderPlace, name: string): Promise<void>;
  removeFile(place: FolderPlace, name: string): Promise<void>;
  /** Fails with the reason of the signal, too. */
  uploadFiles(
    place: FolderPlace,
    files: readonly File[],
    options: Sending & { readonly mayReplace?: boolean },
  ): Promise<void>;
}

const logos = () => import("./areas/logosApi.ts");
const folders = () => import("./filesApi.ts");
const certificates = () => import("./areas/certificateApi.ts");

/** The calls of a server. */
export function createMediaCalls(http: HttpClient): MediaCalls {
  return {
    restart: (name) => restartStream(http, name),
    switchSource: (name, url) => switchSource(http, name, url),
    closeSessions: (ids) => closeSessions(http, ids),
    mediaInfo: (name) => readMediaInfo(http, name),
    history: (question) => import("./historyApi.ts").then(({ readHistory }) => readHistory(http, question)),
    logos: () => logos().then(({ readLogos }) => readLogos(http)),
    logoPicture: (id) => logos().then(({ readLogoPicture }) => readLogoPicture(http, id)),
    writeLogo: (id, picture) => logos().then(({ writeLogo }) => writeLogo(http, id, picture)),
    deleteLogo: (id) => logos().then(({ deleteLogo }) => deleteLogo(http, id)),
    tryAuth: (question) => import("./areas/trialApi.ts").then(({ tryAuth }) => tryAuth(http, question)),
    certificate: () => certificates().then(({ readCertificate }) => readCertificate(http)),
    issueCertificate: (domains) => certificates().then(({ issueCertificate }) => issueCertificate(http, domains)),
    saveCertificate: (certificate, key) =>
      certificates().then(({ saveCertificate }) => saveCertificate(http, certificate, key)),
    cluster: () => import("./areas/clusterApi.ts").then(({ createClusterCalls }) => createClusterCalls(http)),
    chassis: () => import("./areas/chassisApi.ts").then(({ createChassisCalls }) => createChassisCalls(http)),
    iptv: () => import("./areas/iptvApi.ts").then(({ createIptvCalls }) => createIptvCalls(http)),
    ads: () => import("./areas/adsApi.ts").then(({ createAdCalls }) => createAdCalls(http)),
    audit: () => import("./areas/auditApi.ts").then(({ createAuditCalls }) => createAuditCalls(http)),
    saving: () => import("./areas/savingApi.ts").then(({ createSavingCalls }) => createSavingCalls(http)),
    revisions: () => import("./areas/revisionsApi.ts").then(({ createRevisionCalls }) => createRevisionCalls(http)),
    support: () => import("./areas/supportApi.ts").then(({ createSupportCalls }) => createSupportCalls(http)),
    probeSource: (source) => import("./areas/trialApi.ts").then(({ probeSource }) => probeSource(http, source)),
    dvrImpact: (patch) => import("./areas/trialApi.ts").then(({ readDvrImpact }) => readDvrImpact(http, patch)),
    listFiles: (place) => folders().then(({ listFiles }) => listFiles(http, place)),
    makeDirectory: (place, name) => folders().then(({ makeDirectory }) => makeDirectory(http, place, name)),
    removeFile: (place, name) => folders().then(({ removeFile }) => removeFile(http, place, name)),
    uploadFiles: (place, files, options) =>
      folders().then(({ uploadFiles }) => uploadFiles(http, place, files, options)),
  };
}
