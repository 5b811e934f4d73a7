import { productDesk } from "../../../src/model/conf/TextDesk.ts";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { ApiError } from "../../../src/api/ApiError.ts";
import { saveFailureOf } from "../../../src/api/saveFailure.ts";
import type { TextStorage } from "../../../src/api/browserPage.ts";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { SaveAnswer, SaveTerms } from "../../../src/api/configApi.ts";
import type { Credentials } from "../../../src/api/login/adminCredentials.ts";
import { ClipboardStore } from "../../../src/stores/ClipboardStore.ts";
import { ClockStore } from "../../../src/stores/ClockStore.ts";
import { ColumnStore } from "../../../src/stores/media/ColumnStore.ts";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { ConfigTextStore } from "../../../src/stores/ConfigTextStore.ts";
import { ConnectionStore } from "../../../src/stores/ConnectionStore.ts";
import { DraftStore } from "../../../src/stores/editing/DraftStore.ts";
import { HalfTypedStore } from "../../../src/stores/editing/HalfTypedStore.ts";
import { FailureStore } from "../../../src/stores/FailureStore.ts";
import { HandEditStore } from "../../../src/stores/HandEditStore.ts";
import { NotificationStore } from "../../../src/stores/NotificationStore.ts";
import { SelectionStore } from "../../../src/stores/media/SelectionStore.ts";
import { PreferenceStore } from "../../../src/stores/PreferenceStore.ts";
import { QuestionStore } from "../../../src/stores/QuestionStore.ts";
import { OwnSaves } from "../../../src/stores/saving/OwnSaves.ts";
import { SaveQueue } from "../../../src/stores/saving/SaveQueue.ts";
import { ServerInfoStore } from "../../../src/stores/ServerInfoStore.ts";
import { SessionStore } from "../../../src/stores/SessionStore.ts";
import type { Stores } from "../../../src/stores/Stores.ts";
import { StreamListStore } from "../../../src/stores/media/StreamListStore.ts";
import { UploadStore } from "../../../src/stores/media/UploadStore.ts";
import { FakeCalls } from "./FakeCalls.ts";
import { FakePublishConnections } from "./FakePublishConnections.ts";
import { FakeSubscriptions } from "./FakeSubscriptions.ts";

interface FakeStores extends Stores {
  /** The patches of all saves; what a call takes as a list in place of one stands under its name. */
  readonly saved: JsonObject[];
  /** How the saves of the review were to be made. */
  readonly termsOfSaves: readonly SaveTerms[];
  /** Set, a save waits for `gate`, and fails once with `failure`. */
  readonly saving: { gate?: Promise<void>; failure?: Error };
  readonly subscriptions: FakeSubscriptions;
  readonly calls: FakeCalls;
  readonly publishConnections: FakePublishConnections;
  /** What the operator is not told. */
  readonly logged: readonly string[];
}

/** The real stores over a config, with a server that takes every save. */
export function fakeStores(tree: JsonObject, info: Partial<ServerInfo> = {}): FakeStores {
  const saved: JsonObject[] = [];
  const termsOfSaves: SaveTerms[] = [];
  const saving: FakeStores["saving"] = {};
  const logged: string[] = [];
  const publishConnections = new FakePublishConnections();
  const calls = new FakeCalls();
  const config = new ConfigStore();
  config.replace(tree, 1);
  const notifications = new NotificationStore(config, { read: () => undefined, write: () => undefined });
  const failures = new FailureStore();
  const draft = new DraftStore(config, { read: () => undefined, write: () => undefined });
  const ownSaves = new OwnSaves({ read: () => undefined, write: () => undefined });
  const serverInfo = new ServerInfoStore(() => Promise.resolve({ version: "1.0", ...info }));
  void serverInfo.refresh();
  return {
    saved,
    saving,
    session: new SessionStore<Credentials>({
      signIn: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
      readServerInfo: () => Promise.resolve(),
      isWrongLogin: () => false,
      isUnreachable: () => false,
      isRefusal: () => false,
      wordsOf: String,
      readStored: () => undefined,
      writeStored: () => undefined,
      clearStored: () => undefined,
      startStores: () => Promise.resolve(),
      stopStores: () => undefined,
      reload: () => undefined,
    }),
    connection: new ConnectionStore(),
    clock: new ClockStore(() => config.aheadMs),
    config,
    draft,
    halfTyped: new HalfTypedStore(),
    clipboard: new ClipboardStore({ read: () => undefined, write: () => undefined }),
    save: new SaveQueue(draft, config, {
      write: async ({ patch, asList, terms, edits }) => {
        await saving.gate;
        const { failure } = saving;
        delete saving.failure;
        if (failure) throw failure;
        saved.push(asList === undefined ? patch : { [asList.call]: [...asList.items] });
        if (terms) termsOfSaves.push(terms);
        const rev = (config.rev ?? 0) + 1;
        const answer = answerTo(rev, terms);
        ownSaves.note(answer, edits);
        return answer;
      },
      readUnguarded: () => Promise.resolve(undefined),
      failureOf: (error) =>
        error instanceof ApiError ? saveFailureOf(error) : { kind: "other", message: String(error), problems: [] },
      newOperationId: () => "operation",
      refresh: () => undefined,
    }),
    ownSaves,
    termsOfSaves,
    preferences: new PreferenceStore({
      storage: { read: () => undefined, write: () => undefined },
      onLook: () => undefined,
      attempt: (load) => failures.attempt("The language could not be loaded", load),
    }),
    questions: new QuestionStore(),
    serverInfo,
    notifications,
    streams: new StreamListStore(config),
    selected: new SelectionStore(config),
    columns: new ColumnStore(() => ({ read: () => undefined, write: () => undefined })),
    recentChoices: fakeStorage(),
    rawText: { read: () => Promise.resolve(""), language: () => Promise.resolve(productConf()) },
    configText: new ConfigTextStore({
      calls: {
        open: () => Promise.resolve({ text: "", rev: config.rev }),
        approve: () => Promise.resolve(true),
        check: () => Promise.resolve(),
        write: () => Promise.resolve({ rev: undefined }),
        caughtUp: () => Promise.resolve(),
        openRevision: () => Promise.reject(new Error("no revision is kept")),
        failureOf: (error) => ({ kind: "other", message: String(error), problems: [] }),
      },
      openDesk: () => Promise.resolve(productDesk()),
      draft,
      storage: { read: () => undefined, write: () => undefined },
      choice: { read: () => undefined, write: () => undefined },
      isOffered: true,
      isTouch: true,
    }),
    configFile: {
      read: () => Promise.resolve(tree),
      replace: (whole) => {
        saved.push(typeof whole === "string" ? { text: whole } : whole);
        return Promise.resolve(true);
      },
    },
    viewToken: { read: () => Promise.resolve("view-token") },
    subscriptions: new FakeSubscriptions(),
    calls,
    failures,
    handEdit: new HandEditStore(
      () =>
        Promise.resolve({
          read: () => Promise.resolve(undefined),
          putAside: () => Promise.resolve(),
          mend: () => Promise.resolve(),
        }),
      notifications,
      failures,
    ),
    uploads: new UploadStore(calls),
    publishConnections,
    openPublishConnection: publishConnections.open,
    logged,
    log: ({ message }) => void logged.push(message),
  };
}

/** As a server does that can all of it. */
function answerTo(rev: number, { confirmWithinS = 0, saveAtMs }: SaveTerms = {}): SaveAnswer {
  if (saveAtMs !== undefined) return { rev: undefined, scheduledId: `at ${saveAtMs}` };
  return { rev, ...(confirmWithinS > 0 && { confirmUntilMs: Date.now() + confirmWithinS * 1000 }) };
}

function fakeStorage(): TextStorage {
  let held: string | undefined;
  return {
    read: () => held,
    write: (text) => {
      held = text;
    },
  };
}
