import { hostname as machineName } from "node:os";
import { mkdir } from "node:fs/promises";
import type { Server } from "node:http";
import type { Server as HttpsServer } from "node:https";
import { join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import type { JsonObject } from "../src/model/Json.ts";
import { ServerError } from "./ServerError.ts";
import type { ConfigCheck } from "../src/model/config/configCheck.ts";
import type { ConfigEntity } from "../src/model/config/configEntities.ts";
import type { ConfigLanguage } from "./config/configLanguage.ts";
import { Certificates } from "./certificates/Certificates.ts";
import { letsEncrypt, serveProofs } from "./certificates/serveProofs.ts";
import { Cluster } from "./cluster/Cluster.ts";
import { ClusterGuard } from "./cluster/clusterProof.ts";
import { serveCluster } from "./cluster/clusterRoutes.ts";
import { OwnServer } from "./cluster/OwnServer.ts";
import { createConfigRecord } from "./config/createConfigRecord.ts";
import { ScheduledSaves } from "./config/ScheduledSaves.ts";
import { closeDataFolder, DataLock } from "./config/storage/dataFolder.ts";
import { diskFiles, type Files } from "./config/storage/durableFiles.ts";
import type { CoderModules, Engine } from "./engine/Engine.ts";
import { Iptv } from "./iptv/Iptv.ts";
import { IptvDatabase } from "./iptv/IptvDatabase.ts";
import { createEngineHost } from "./engine/EngineHost.ts";
import { distributeChanges } from "./engine/distributeChanges.ts";
import { defaultSocketLimits, type SocketLimits } from "./events/ConsoleSocket.ts";
import { EventSockets } from "./events/EventSockets.ts";
import { LiveTree } from "./events/LiveTree.ts";
import type { TopicSource } from "./records/TopicSource.ts";
import { type ApiCall, CallsUnderWay, mountCalls } from "./http/ApiCall.ts";
import { ConfigListeners } from "./http/ConfigListeners.ts";
import type { ServerContext } from "./http/calls/ServerContext.ts";
import { apiCalls } from "./http/calls/apiCalls.ts";
import { heartbeat } from "./events/heartbeat.ts";
import { configCapabilities, mediaCapabilities } from "./http/calls/readServer.ts";
import { compressAnswers } from "./http/compression.ts";
import { createApp } from "./http/createApp.ts";
import { refuseUpgrade } from "./http/errorAnswers.ts";
import { guard } from "./http/guard.ts";
import { isAdminPort, openPort } from "./http/ports.ts";
import { serveConsole } from "./http/serveConsole.ts";
import { bothLogs, countedLog, createLog, type ServerLog } from "./log/serverLog.ts";
import { Tally } from "./log/Tally.ts";
import { Notices } from "./log/Notices.ts";
import { RecentLines } from "./log/RecentLines.ts";
import { finishPlacing, plannedNames, plansFolder } from "./media/vod/upload/placeFiles.ts";
import { clearNotedHalves } from "./media/vod/upload/temporaryUploads.ts";
import type { ServerOptions } from "./options.ts";
import { openRecords, type ServerRecords } from "./records/openRecords.ts";
import { openLogins, type LoginLimits } from "./security/openLogins.ts";
import { ownNames } from "./security/requestOrigin.ts";
import { SshAgent } from "./logUpload/SshAgent.ts";
import { SupportDesk } from "./logUpload/SupportDesk.ts";
import { once, runAll, stopServing } from "./stopping.ts";

/** What a server is put together from. */
export interface ServerParts {
  readonly language: ConfigLanguage;
  readonly check: ConfigCheck;
  readonly entities: readonly ConfigEntity[];
  readonly engine: Engine;
  /** Of a chassis server. */
  readonly coders?: CoderModules | undefined;
  readonly log: ServerLog;
  /** What the server remembers; opened below its data folder when absent. */
  readonly records?: ServerRecords;
  /** The calls of the core; those of a media server when absent. */
  readonly coreCalls?: readonly ((context: ServerContext) => ApiCall)[];
  /** Calls beside those of the core: a table each, made once the server is up. */
  readonly calls?: readonly ((context: ServerContext) => ApiCall)[];
  readonly topics?: readonly ((context: ServerContext) => TopicSource)[];
  /** Text of the first revision where there is no config yet. */
  readonly initialText?: string;
  /** Where the config stands; in the data folder when absent. */
  readonly configFile?: string | undefined;
  /** As much of the config as speaks of this server itself: its ports and logins. All of it when absent. */
  readonly ownSettings?: (config: JsonObject) => JsonObject;
  readonly files?: Files;
  readonly now?: () => number;
  readonly limits?: Partial<SocketLimits & LoginLimits & { readonly bodyLimitMs: number }>;
}

/** A server that answers. */
export interface RunningServer {
  /** Without a slash at the end: `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly port: number;
  /** On the first start only: it can never be read again. */
  readonly firstPassword: string | undefined;
  readonly context: ServerContext;
  /** Lets what was begun end, within 5 s. */
  readonly stop: () => Promise<void>;
}

/** Puts a server together and opens its port. Nothing stays behind when that fails. */
export async function createServer(options: ServerOptions, parts: ServerParts): Promise<RunningServer> {
  const { folder, host, login, password, isUncompressed = false } = options;
  const { language, check, entities, engine, now = Date.now, limits = {} } = parts;
  const recentLines = new RecentLines();
  const { log, lines: logLines } = countedLog(bothLogs(parts.log, createLog(recentLines.add, now)));
  const { ownSettings = (config) => config } = parts;
  const stopEngine = once(() => engine.stop());
  const endings: (() => unknown)[] = [stopEngine];
  const onEnd = (ending: () => unknown): number => endings.unshift(ending);
  try {
    const notices = new Notices((topic, message) => log.warning("notice", { topic, message }));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const lock = await DataLock.take(join(folder, "sluice.lock"));
    onEnd(() => lock.release());
    const open = await closeDataFolder(folder);
    if (open !== undefined) log.warning("data folder open to others", { message: open });
    const plans = plansFolder(folder);
    for (const message of await finishPlacing(plans, now())) log.warning("upload finished late", { message });
    await clearNotedHalves(plans, new Set(await plannedNames(plans)), now());
    const onError = (error: unknown): void => log.error("config file unreadable", { error });
    const { initialText, configFile, files } = parts;
    const { kept } = options;
    const storage = {
      folder,
      language,
      check,
      entities,
      notices,
      log,
      now,
      onError,
      initialText,
      configFile,
      files,
      kept,
    };
    const { record, begin, close } = await createConfigRecord(storage);
    onEnd(close);
    const { config, rev } = record.current;
    const reported = entities.find(({ collection }) => collection === undefined)?.runtime ?? [];
    const records = parts.records ?? (await openRecords({ folder, record, entities, notices, now }));
    onEnd(() => records.close());
    const {
      firstPassword,
      account,
      stop: stopLogins,
      ...logins
    } = await openLogins({
      folder,
      files: files ?? diskFiles,
      record: {
        get current() {
          return { ...record.current, config: ownSettings(record.current.config) };
        },
        onChange: (listener) => record.onChange(listener),
      },
      login,
      password,
      limits,
      audit: records.audit,
      log,
      now,
    });
    onEnd(stopLogins);
    const scheduled = await ScheduledSaves.open({
      folder: join(folder, "scheduled"),
      files: files ?? diskFiles,
      record,
      account,
      notices,
      now,
      onDropped: (_save, words) => records.audit.note({ kind: "schedule_dropped", who: "server", address: "", words }),
    });
    onEnd(() => scheduled.stop());
    const certificates = await Certificates.open({
      folder,
      directory: options.acmeDirectory ?? letsEncrypt,
      notices,
      log,
      now,
      ...(files === undefined ? {} : { files }),
    });
    onEnd(() => certificates.close());
    const sshAgent = new SshAgent({ command: options.sshAgent, log, notices });
    onEnd(() => sshAgent.stop());
    const capabilities =
      parts.coreCalls === undefined ? { ...mediaCapabilities, ssh_agent: sshAgent.isThere } : configCapabilities;
    const tree = new LiveTree(config, rev, entities, capabilities);
    const { hostname = machineName() } = options;
    let ownPort = options.port;
    const own = new OwnServer({
      hostname,
      config: () => ownSettings(record.current.config),
      rev: () => record.current.rev,
      tree: () => tree.tree,
      version: engine.serverInfo().version,
      now,
      metric: (name) => records.pulse.newest(name),
      ownPort: () => ownPort,
      entities,
    });
    const cluster = new Cluster({ own, config: () => ownSettings(record.current.config), tree: () => tree.tree, now });
    onEnd(() => cluster.stop());
    const { supportUrl } = options;
    const sources = { record, entities, language, engine, notices, recentLines, tree: () => tree.tree };
    const supportDesk = await SupportDesk.open({ ...sources, folder, supportUrl, log, now });
    const database = new IptvDatabase({
      folder,
      config: () => record.current.config,
      tellNotice: (topic, words) => (words === undefined ? notices.clear(topic) : notices.set(topic, words)),
      now,
    });
    onEnd(() => database.close());
    const context: ServerContext = {
      supportDesk,
      sshAgent,
      folder,
      iptv: new Iptv(database, now),
      cluster,
      certificates,
      records,
      record,
      scheduled,
      entities,
      engine,
      notices,
      ...logins,
      log,
      logLines,
      authAnswers: new Tally(["allowed", "refused", "unanswered"]),
      now,
      tree,
      capabilities,
      coders: parts.coders,
    };
    const app = createApp(log);
    const calls = new CallsUnderWay();
    onEnd(() => app.close());
    const names = ownNames(options);
    const gate = {
      hosts: () => new Set([...names, ...certificates.domains]),
      isAdminPort: (port: number | undefined) => isAdminPort(ownSettings(record.current.config), port, ownPort),
    };
    await app.register(fastifyCookie);
    if (!isUncompressed) await compressAnswers(app);
    guard(app, { ...gate, ...logins, ...limits });
    mountCalls(
      app,
      [...(parts.coreCalls ?? apiCalls), ...(parts.calls ?? [])].map((make) => make(context)),
      records.audit,
      calls,
    );
    serveProofs(app, certificates);
    serveCluster(app, new ClusterGuard(() => own.clusterKey, now, own.id), own);
    await serveConsole(app, options.consoleFolder);
    engine.attach(createEngineHost({ ...context, app, address: host, hostname }));
    const topics = [heartbeat, ...records.topics, ...(parts.topics ?? []).map((make) => make(context))];
    const sockets = new EventSockets({
      ...gate,
      ...context,
      topics,
      isUncompressed,
      viewersOf: (name) => engine.sessions(name),
      limits: { ...defaultSocketLimits, ...limits },
    });
    const prepare = (server: Server | HttpsServer): void => {
      server.on("upgrade", (request, socket, head) => {
        if (request.url?.split("?")[0] === "/flussonic/api/events")
          sockets.upgrade(request, socket, head).catch((error: unknown) => refuseUpgrade(socket, error));
        else if (engine.upgrade?.(request, socket, head) !== true)
          refuseUpgrade(socket, new ServerError("not_found", "There is no socket at this address."));
      });
    };
    prepare(app.server);
    const url = await openPort(app, { host, port: options.port });
    ownPort = Number(new URL(url).port);
    const listeners = new ConfigListeners({
      host,
      ownPort,
      notices,
      certificates,
      prepare: (server) => {
        prepare(server);
        server.on("request", (request, response) => app.routing(request, response));
      },
    });
    cluster.configure();
    onEnd(record.onChange(() => cluster.configure()));
    onEnd(records.follow(engine));
    onEnd(() => stopServing({ app, sockets, listeners, calls, stopEngine }));
    // Ends first: what is saved while the server stops must not start media anew.
    onEnd(
      distributeChanges({
        ...context,
        hostname,
        reported,
        listeners: { follow: (all) => listeners.follow(ownSettings(all)) },
      }),
    );
    begin();
    scheduled.begin();
    const started = `The server started with revision ${rev}.`;
    records.audit.note({ kind: "server_start", who: "server", address: "", words: started, rev });
    return { url, port: ownPort, firstPassword, context, stop: once(() => runAll(endings)) };
  } catch (error) {
    await runAll(endings).catch(() => undefined);
    throw error;
  }
}
