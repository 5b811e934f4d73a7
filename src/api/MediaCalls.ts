import type { FolderPlace } from "./FolderPlace.ts";
import type { HistoryAnswer } from "./HistoryAnswer.ts";
import type { HistoryQuestion } from "./HistoryQuestion.ts";
import type { Sending } from "./Sending.ts";
import type { FileEntry } from "../generated/types/FileEntry.ts";
import type { LogoFiles } from "../generated/types/LogoFiles.ts";
import type { MediaInfo } from "../generated/types/MediaInfo.ts";

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
