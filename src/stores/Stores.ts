import type { ClockStore } from "./ClockStore.ts";
import type { ClipboardStore } from "./ClipboardStore.ts";
import type { ColumnStore } from "./ColumnStore.ts";
import type { ConfigStore } from "./ConfigStore.ts";
import type { ConnectionStore } from "./ConnectionStore.ts";
import type { DraftStore } from "./DraftStore.ts";
import type { FailureStore } from "./FailureStore.ts";
import type { HandEditStore } from "./HandEditStore.ts";
import type { LiveFeeds } from "../api/LiveFeeds.ts";
import type { MediaCalls } from "../api/MediaCalls.ts";
import type { OpenPublishLine } from "../api/PublishLine.ts";
import type { NotificationStore } from "./NotificationStore.ts";
import type { PickedStore } from "./PickedStore.ts";
import type { QuestionStore } from "./QuestionStore.ts";
import type { RawText } from "./RawText.ts";
import type { SaveQueue } from "./SaveQueue.ts";
import type { ServerInfoStore } from "./ServerInfoStore.ts";
import type { SessionStore } from "./SessionStore.ts";
import type { UploadStore } from "./files/UploadStore.ts";
import type { StreamListStore } from "./StreamListStore.ts";
import type { ViewToken } from "./ViewToken.ts";

/** Everything the pages read and act on. */
export interface Stores {
  readonly session: SessionStore;
  readonly connection: ConnectionStore;
  readonly clock: ClockStore;
  readonly config: ConfigStore;
  readonly draft: DraftStore;
  readonly clipboard: ClipboardStore;
  readonly save: SaveQueue;
  readonly questions: QuestionStore;
  readonly serverInfo: ServerInfoStore;
  readonly notifications: NotificationStore;
  readonly streams: StreamListStore;
  readonly picked: PickedStore;
  /** Of the streams list. */
  readonly columns: ColumnStore;
  readonly rawText: RawText;
  readonly viewToken: ViewToken;
  readonly feeds: LiveFeeds;
  readonly calls: MediaCalls;
  readonly failures: FailureStore;
  readonly uploads: UploadStore;
  readonly handEdit: HandEditStore;
  readonly openPublishLine: OpenPublishLine;
  /** For what the operator is not told: it goes to the server's log, each message once. */
  readonly log: (error: Error) => void;
}
