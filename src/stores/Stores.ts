import type { TextStorage } from "../api/browserPage.ts";
import type { MediaCalls } from "../api/mediaCalls.ts";
import type { SaveTerms } from "../api/configApi.ts";
import type { OpenPublishConnection } from "../api/socket/publishConnection.ts";
import type { SaveFailure } from "../api/saveFailure.ts";
import type { LiveSubscriptions } from "../api/socket/subscriptions.ts";
import type { JsonObject } from "../model/Json.ts";
import type { TextLanguage } from "../model/conf/TextLanguage.ts";
import type { DraftEdits } from "../model/draft/fieldEdits.ts";
import type { ClipboardStore } from "./ClipboardStore.ts";
import type { ClockStore } from "./ClockStore.ts";
import type { ConfigStore } from "./ConfigStore.ts";
import type { ConfigTextStore } from "./ConfigTextStore.ts";
import type { ConnectionStore } from "./ConnectionStore.ts";
import type { FailureStore } from "./FailureStore.ts";
import type { HandEditStore } from "./HandEditStore.ts";
import type { NotificationStore } from "./NotificationStore.ts";
import type { PreferenceStore } from "./PreferenceStore.ts";
import type { QuestionStore } from "./QuestionStore.ts";
import type { ServerInfoStore } from "./ServerInfoStore.ts";
import type { SessionStore } from "./SessionStore.ts";
import type { DraftStore } from "./editing/DraftStore.ts";
import type { HalfTypedStore } from "./editing/HalfTypedStore.ts";
import type { ColumnStore } from "./media/ColumnStore.ts";
import type { SelectionStore } from "./media/SelectionStore.ts";
import type { StreamListStore } from "./media/StreamListStore.ts";
import type { UploadStore } from "./media/UploadStore.ts";
import type { OwnSaves } from "./saving/OwnSaves.ts";
import type { SaveQueue } from "./saving/SaveQueue.ts";

/** Everything the pages read and act on. */
export interface Stores {
  readonly session: SessionStore;
  readonly connection: ConnectionStore;
  readonly clock: ClockStore;
  readonly config: ConfigStore;
  readonly draft: DraftStore;
  readonly halfTyped: HalfTypedStore;
  readonly clipboard: ClipboardStore;
  readonly save: SaveQueue;
  readonly ownSaves: OwnSaves;
  readonly questions: QuestionStore;
  readonly preferences: PreferenceStore;
  readonly serverInfo: ServerInfoStore;
  readonly notifications: NotificationStore;
  readonly streams: StreamListStore;
  readonly selected: SelectionStore;
  readonly columns: ColumnStore;
  /** What was chosen lately in the search, kept in the browser until the logout. */
  readonly recentChoices: TextStorage;
  /** The config text on the server and the language it is written in, for the review's diff. */
  readonly rawText: { readonly read: () => Promise<string>; readonly language: () => Promise<TextLanguage> };
  /** The config text as it is edited. */
  readonly configText: ConfigTextStore;
  /** The config as a whole, to be kept as a file and put back from one. */
  readonly configFile: {
    readonly read: () => Promise<JsonObject>;
    /**
     * Asks what is asked of any save, and puts another config in its place.
     * @param config its settings, or its text
     * @param edits what that changes
     * @param said what it is for
     * @returns whether it is done, or why not; undefined where the operator took it back
     * @throws ApiError
     */
    readonly replace: (
      config: JsonObject | string,
      edits: DraftEdits,
      said?: Pick<SaveTerms, "comment">,
    ) => Promise<true | SaveFailure | undefined>;
  };
  /** The token that lets a player in as the administrator. */
  readonly viewToken: { readonly read: () => Promise<string> };
  readonly subscriptions: LiveSubscriptions;
  readonly calls: MediaCalls;
  readonly failures: FailureStore;
  readonly uploads: UploadStore;
  readonly handEdit: HandEditStore;
  readonly openPublishConnection: OpenPublishConnection;
  /** For what the operator is not told: it goes to the server's log, each message once. */
  readonly log: (error: Error) => void;
}
