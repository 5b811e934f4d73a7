import { ApiError } from "./api/ApiError.ts";
import { type BrowserPage, dressPage, StoredText, tellLogout, watchLogout, watchWake } from "./api/browserPage.ts";
import { ErrorReports } from "./api/ErrorReports.ts";
import { Entrance } from "./api/login/entrance.ts";
import { createMediaCalls } from "./api/mediaCalls.ts";
import {
  checkRawConfig,
  newOperationId,
  openRawConfig,
  readConfig,
  readRawConfig,
  readRevision,
  replaceConfig,
  type SaveAnswer,
  type SaveTerms,
  watchConfig,
  writeConfigDelta,
  writeRawConfig,
} from "./api/configApi.ts";
import type { PublishConnection } from "./api/socket/publishConnection.ts";
import { createSubscriptions } from "./api/socket/subscriptions.ts";
import { EventSocket } from "./api/socket/EventSocket.ts";
import { HttpClient, type HttpClientOptions } from "./api/HttpClient.ts";
import { readAdminViewToken, removeSession } from "./api/login/loginApi.ts";
import { socketAddress } from "./api/socket/socketAddress.ts";
import { saveFailureOf } from "./api/saveFailure.ts";
import { StoredLogin } from "./api/login/adminCredentials.ts";
import { watchBeat, watchSilence } from "./api/socket/connectionLiveness.ts";
import { isOfLoading } from "./components/states/lazyPart.tsx";
import { entities } from "./generated/entities.ts";
import { patchOf } from "./model/draft/draftSlices.ts";
import { withinSOf } from "./model/config/saveTerms.ts";
import { isPlainObject, type JsonObject } from "./model/Json.ts";
import { approveByLosses } from "./stores/saving/approveByLosses.ts";
import type { Approver, SaveRequest } from "./stores/saving/approvers.ts";
import { ClipboardStore } from "./stores/ClipboardStore.ts";
import { ClockStore } from "./stores/ClockStore.ts";
import { ColumnStore } from "./stores/media/ColumnStore.ts";
import { ConfigStore } from "./stores/ConfigStore.ts";
import { ConfigTextStore } from "./stores/ConfigTextStore.ts";
import { ConnectionStore } from "./stores/ConnectionStore.ts";
import { DraftStore } from "./stores/editing/DraftStore.ts";
import { HalfTypedStore } from "./stores/editing/HalfTypedStore.ts";
import { FailureStore } from "./stores/FailureStore.ts";
import { UploadStore } from "./stores/media/UploadStore.ts";
import { HandEditStore } from "./stores/HandEditStore.ts";
import { NotificationStore } from "./stores/NotificationStore.ts";
import { SelectionStore } from "./stores/media/SelectionStore.ts";
import { PreferenceStore } from "./stores/PreferenceStore.ts";
import { QuestionStore } from "./stores/QuestionStore.ts";
import { OwnSaves } from "./stores/saving/OwnSaves.ts";
import { SaveQueue } from "./stores/saving/SaveQueue.ts";
import { ServerInfoStore } from "./stores/ServerInfoStore.ts";
import { SessionStore } from "./stores/SessionStore.ts";
import type { Stores } from "./stores/Stores.ts";
import { StreamListStore } from "./stores/media/StreamListStore.ts";
import { inLanguage } from "./texts/language.ts";
import { text } from "./texts/text.ts";

const infoEveryMs = 5000;

export interface Services {
  readonly stores: Stores;
  readonly start: () => void;
  readonly reconnect: () => void;
  readonly reportError: (error: unknown) => void;
}

/** The ways out of the page; a test has its own. */
interface Outside {
  readonly fetch?: NonNullable<HttpClientOptions["fetch"]>;
  readonly open?: (address: string) => WebSocket;
}

/** The language that the config is written in. */
type Language = Stores["rawText"]["language"];
const conf: Language = async () => {
  const [{ productConf }, { confTable }] = await Promise.all([
    import("./model/conf/ConfLanguage.ts"),
    import("./generated/confTable.ts"),
  ]);
  inLanguage(confTable);
  return productConf();
};

/** Puts network, stores and browser together; nothing else knows all of them. */
export function createServices(page: BrowserPage, outside: Outside = {}, language: Language = conf): Services {
  const http = new HttpClient({ ...outside, onUnauthorised: () => session.expire() });
  const entrance = new Entrance(http, new StoredText(page, "sluice.enter", "localStorage"));
  const storedLogin = new StoredLogin(page);
  /** Whose is what is typed in this page, as far as that is known: after a reload the cookie alone lets in. */
  let typist: string | undefined;
  const reports = new ErrorReports(http, page, String(import.meta.env.CONSOLE_VERSION ?? "development"));
  const connection = new ConnectionStore();
  const config = new ConfigStore();
  const serverInfo = new ServerInfoStore(() => entrance.readServerInfo());
  const draft = new DraftStore(config, new StoredText(page, "sluice.draft"));
  const halfTyped = new HalfTypedStore();
  const socket = new EventSocket({
    ...outside,
    address: async () => socketAddress(page.location, await entrance.readTicket(serverInfo.can("socket_ticket"))),
    onState: (state) => connection.move(state),
  });
  const isGuarded = () => serverInfo.can("if_match") && config.rev !== undefined;
  const failureOf = (error: unknown) =>
    // Where code cannot be fetched, the server is not to be had either.
    saveFailureOf(isOfLoading(error) ? new ApiError("server", text("errors.unreachable"), { cause: error }) : error);
  const save = new SaveQueue(draft, config, {
    write: (sent) => write(sent, (terms) => writeConfigDelta(http, { ...sent, terms })),
    readUnguarded: async () => (isGuarded() ? undefined : readConfig(http)),
    failureOf,
    newOperationId,
    refresh: () => socket.send("read_config"),
  });
  const clipboard = new ClipboardStore(new StoredText(page, "sluice.clipboard"));
  const ownSaves = new OwnSaves(new StoredText(page, "sluice.trial"));
  const calls = createMediaCalls(http);
  const uploads = new UploadStore(calls);
  const streams = new StreamListStore(config);
  const questions = new QuestionStore();
  const notifications = new NotificationStore(config, new StoredText(page, "sluice.notices", "localStorage"));
  const failures = new FailureStore();
  const preferences = new PreferenceStore({
    storage: new StoredText(page, "sluice.preferences", "localStorage"),
    onLook: ({ theme, density, language: spoken }) =>
      dressPage(page, {
        theme: theme === "system" ? undefined : theme,
        density: density === "comfortable" ? undefined : density,
        language: spoken,
      }),
    attempt: (load) => failures.attempt(text("shell.languageFailed"), load),
  });
  // What a save is checked and asked with is no part of the first page; it is fetched as soon as something is edited.
  const approvers = () => import("./stores/saving/approvers.ts");
  save.approveWith(async (request) => (await approvers()).approveByChecks(config)(request));
  const asking: readonly Approver[] = [
    async (request) => (await approvers()).approveByQuestions(questions, config)(request),
    approveByLosses(questions, calls, serverInfo),
  ];
  const askFirst: Approver = async (request) => {
    for (const ask of asking) {
      const verdict = await ask(request);
      if (verdict !== true) return verdict;
    }
    return true;
  };
  save.approveWith(askFirst);
  /** Writes a change on the terms that the server knows; one that may lock the operator out is on trial (decision 47). */
  const handEditCalls = async () => (await import("./api/handEditApi.ts")).createHandEditCalls(http);

  async function write(
    { edits, patch, terms: { confirmWithinS, ...terms } = {} }: Pick<SaveRequest, "edits" | "patch" | "terms">,
    send: (terms: SaveTerms) => Promise<SaveAnswer>,
    written?: string,
  ): Promise<SaveAnswer> {
    const isNow = terms.saveAtMs === undefined;
    const withinS = isNow ? withinSOf(patch, confirmWithinS) : 0;
    const { login } = save;
    const answer = await send({
      ...(serverInfo.can("comment") && { way: "form", ...terms }),
      ...(!isNow && { saveAtMs: terms.saveAtMs }),
      ...(serverInfo.can("confirm") && { confirmWithinS: withinS }),
    });
    if (login === save.login) ownSaves.note(answer, edits, written);
    if (answer.scheduledId !== undefined) void refreshInfo();
    return answer;
  }

  const configText = new ConfigTextStore({
    calls: {
      open: () => openRawConfig(http),
      check: (written) => checkRawConfig(http, written),
      caughtUp: (rev) => config.reach(rev),
      approve: async (change) => (await askFirst({ ...change, rev: config.rev })) === true,
      write: (written, change) =>
        save.follow(change.edits, () => write(change, (terms) => writeRawConfig(http, written, terms), written.text)),
      openRevision: (rev) => readRevision(http, rev),
      failureOf,
    },
    openDesk: () => import("./editor/startConfDesk.ts").then(({ startConfDesk }) => startConfDesk()),
    draft,
    storage: new StoredText(page, "sluice.text"),
    choice: new StoredText(page, "sluice.editor", "localStorage"),
    isOffered: language === conf,
    isTouch: page.matchMedia?.("(pointer: coarse)").matches === true,
  });

  const recentChoices = new StoredText(page, "sluice.recent", "localStorage");

  /** Another login goes on in this page: what was typed stays, but for what holds a secret (decision 18); nothing goes on. */
  function leaveSecretsOut(): void {
    save.giveUp();
    uploads.stop();
    failures.forgetAll();
    ownSaves.forgetAll();
    while (questions.asked) questions.answer(false);
    draft.leaveOutSecrets();
    configText.forget("secrets");
    halfTyped.forgetAll();
    clipboard.forget();
    recentChoices.write(undefined);
  }

  let stopStores: () => void = () => undefined;
  let isAsking = false;

  const session: SessionStore = new SessionStore({
    signIn: async (credentials) => {
      await entrance.signIn(credentials);
      http.credentials = credentials;
      if (session.isOver && typist !== credentials.login) leaveSecretsOut();
    },
    signOut: () => {
      uploads.stop();
      tellLogout();
      return removeSession(http);
    },
    readServerInfo: () => serverInfo.refresh(),
    isWrongLogin: (error) => error instanceof ApiError && error.kind === "forbidden",
    isUnreachable: (error) => error instanceof ApiError && error.kind === "unreachable",
    isRefusal: (error) => error instanceof ApiError && (error.kind === "unauthorised" || error.kind === "forbidden"),
    wordsOf: (error) => (error instanceof Error ? error.message : String(error)),
    readStored: () => storedLogin.read(),
    writeStored: (credentials) => storedLogin.write(credentials),
    clearStored: () => {
      storedLogin.clear();
      http.credentials = undefined;
      entrance.forget();
    },
    startStores: () => {
      // Only from here on: a call with a password would hide that the cookie is over.
      http.credentials ??= storedLogin.read();
      typist = http.credentials?.login;
      stopStores();
      stopStores = follow();
      return Promise.resolve();
    },
    stopStores: () => stopStores(),
    reload: () => page.location.reload(),
  });

  /** Follows the server until the returned function is called; may be begun again. */
  function follow(): () => void {
    const silence = watchSilence(socket);
    const stops = [
      silence.stop,
      watchConfig(
        socket,
        {
          onConfig: (tree, rev) => config.replace(tree, rev),
          onDelta: (patch, rev) => {
            const isSaved = rev !== undefined && rev !== config.rev && serverInfo.can("confirm");
            config.merge(patch, rev);
            // What is on trial or waits for its time is told by the server info.
            if (isSaved || tellsOfSaves(patch)) void refreshInfo();
          },
        },
        { hasParts: () => serverInfo.can("config_parts") },
      ),
      ...(serverInfo.can("alive") ? [watchBeat(socket, (isQuiet) => connection.hush(isQuiet))] : []),
      socket.onOpen(() => void save.resume()),
      watchWake(page, () => {
        socket.retryNow();
        silence.check();
      }),
      watchLogout(() => {
        halfTyped.forgetAll();
        session.expire();
      }),
      () => socket.stop(),
      () => streams.stop(),
      // Sent any later they would go in the name of whoever signs in next.
      () => uploads.interrupt(text("tray.loginOver")),
    ];
    const timer = setInterval(() => void refreshInfo(), infoEveryMs);
    socket.start();
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }

  async function refreshInfo(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      await serverInfo.refresh();
      // While nobody is signed in it is not known whose turn it will be.
      if (session.hasStarted) await save.resume();
    } catch {
      // An unreachable server is the socket's to tell, and a login that is over the HTTP client's.
    } finally {
      isAsking = false;
    }
  }

  return {
    stores: {
      session,
      connection,
      clock: new ClockStore(() => config.aheadMs),
      config,
      draft,
      halfTyped,
      clipboard,
      save,
      ownSaves,
      questions,
      preferences,
      serverInfo,
      notifications,
      streams,
      selected: new SelectionStore(config),
      columns: new ColumnStore((list) => new StoredText(page, `sluice.columns.${list}`, "localStorage")),
      recentChoices,
      viewToken: { read: () => readAdminViewToken(http) },
      rawText: { read: () => readRawConfig(http), language },
      configText,
      configFile: {
        read: () => readConfig(http),
        replace: async (whole, edits, said) => {
          const patch = patchOf(edits, config.peek(), entities);
          const rev = serverInfo.can("if_match") ? config.rev : undefined;
          const { login } = save;
          const verdict = await askFirst({ edits, patch, rev });
          if (verdict !== true || login !== save.login) return typeof verdict === "boolean" ? undefined : verdict;
          await save.follow(edits, () =>
            write({ edits, patch, terms: { way: "import", ...said } }, (terms) =>
              typeof whole === "string"
                ? writeRawConfig(http, { text: whole, rev }, terms)
                : replaceConfig(http, whole, rev, terms),
            ),
          );
          return true;
        },
      },
      subscriptions: createSubscriptions(socket),
      calls,
      failures,
      handEdit: new HandEditStore(handEditCalls, notifications, failures),
      uploads,
      openPublishConnection: (stream, listener) => {
        // Few publish from a browser.
        const opening = import("./api/socket/publishConnection.ts").then(({ createPublishConnections }) =>
          createPublishConnections({ ...outside, location: page.location })(stream, listener),
        );
        const then = (act: (connection: PublishConnection) => void) => void opening.then(act, () => undefined);
        opening.catch(() => listener.onClose(text("errors.unreachable")));
        return { send: (signal) => then((one) => one.send(signal)), close: () => then((one) => one.close()) };
      },
      log: (error) => reports.report("console", error),
    },
    start: () => void session.start(),
    reconnect: () => socket.retryNow(),
    reportError: (error) => reports.report("crash", error),
  };
}

/** Whether the notifications of a patch say that something is on trial or waits, or does no more. */
function tellsOfSaves({ notifications }: JsonObject): boolean {
  return isPlainObject(notifications) && ("pending_save" in notifications || "scheduled_count" in notifications);
}
