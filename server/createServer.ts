import fastifyCookie from "@fastify/cookie";
import { mkdir } from "node:fs/promises";
import type { Server } from "node:http";
import { hostname } from "node:os";
import { join } from "node:path";
import { apiCalls } from "./calls/apiCalls.ts";
import { capabilities } from "./capabilities.ts";
import { createConfigRecord } from "./config/createConfigRecord.ts";
import { closeDataFolder, DataLock } from "./config/storage/dataFolder.ts";
import { diskFiles } from "./config/storage/durableFiles.ts";
import { serveConsole } from "./console/serveConsole.ts";
import { EventSockets } from "./events/EventSockets.ts";
import { LiveTree } from "./events/LiveTree.ts";
import { refuseUpgrade } from "./events/refuseUpgrade.ts";
import { defaultSocketLimits } from "./events/defaultSocketLimits.ts";
import { CallsUnderWay } from "./http/CallsUnderWay.ts";
import { ConfigListeners } from "./http/ConfigListeners.ts";
import { createApp } from "./http/createApp.ts";
import { guard } from "./http/guard.ts";
import { isAdminPort } from "./http/isAdminPort.ts";
import { openPort } from "./http/openPort.ts";
import { mountCalls } from "./http/mountCalls.ts";
import { reserveConsole } from "./http/reserveConsole.ts";
import { createEngineHost } from "./engine/createEngineHost.ts";
import { followChanges } from "./followChanges.ts";
import { openRecords } from "./records/openRecords.ts";
import { Notices } from "./notices/Notices.ts";
import type { RunningServer } from "./RunningServer.ts";
import { AdminAccount } from "./security/AdminAccount.ts";
import { followPassword } from "./security/followPassword.ts";
import { LoginDoor } from "./security/LoginDoor.ts";
import { OneUseTickets } from "./security/OneUseTickets.ts";
import { refuseEndedLogins } from "./security/refuseEndedLogins.ts";
import { SessionFile } from "./security/SessionFile.ts";
import { Sessions } from "./security/Sessions.ts";
import { storedLoginOf } from "./security/storedLoginOf.ts";
import { stopServing } from "./stopServing.ts";
import { ViewTokens } from "./security/ViewTokens.ts";
import type { ServerContext } from "./ServerContext.ts";
import { ServerError } from "./ServerError.ts";
import type { ServerOptions } from "./ServerOptions.ts";
import type { ServerParts } from "./ServerParts.ts";

const HOUR_MS = 3_600_000;

/** Puts a server together and opens its port. Nothing stays behind when that fails. */
export async function createServer(options: ServerOptions, parts: ServerParts): Promise<RunningServer> {
  const { folder, host, login, password } = options;
  const { language, check, entities, engine, log, now = Date.now, limits = {} } = parts;
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
    const onError = (error: unknown): void => log.error("config file unreadable", { error });
    const { initialText, files } = parts;
    const storage = { folder, language, check, entities, notices, now, onError, initialText, files };
    const { record, close } = await createConfigRecord(storage);
    onEnd(close);
    const keptSessions = await SessionFile.open({
      path: join(folder, "sessions.json"),
      files: files ?? diskFiles,
      log,
    });
    const configured = () => storedLoginOf(record.current.config);
    const { account, firstPassword } = await AdminAccount.open({
      folder,
      login,
      password,
      salt: keptSessions.salt,
      configured,
      now,
    });
    const sessions = new Sessions({
      file: keptSessions,
      accounts: account.marks,
      limits: { idleMs: limits.sessionIdleMs ?? 12 * HOUR_MS, absoluteMs: limits.sessionMs ?? 7 * 24 * HOUR_MS },
      now,
    });
    onEnd(() => sessions.stop());
    onEnd(followPassword({ record, account, sessions }));
    const { config, rev } = record.current;
    const records = parts.records ?? (await openRecords({ folder, record, notices, now }));
    onEnd(() => records.close());
    const context: ServerContext = {
      folder,
      records,
      record,
      entities,
      engine,
      notices,
      sessions,
      log,
      now,
      tree: new LiveTree(config, rev, entities, capabilities),
      door: new LoginDoor({ account, sessions, log, now }),
      tickets: new OneUseTickets(limits.ticketMs ?? 30_000, now),
      viewTokens: new ViewTokens({ account, sessions, now }),
      isChassis: options.isChassis ?? false,
    };
    const app = createApp(log);
    const calls = new CallsUnderWay();
    onEnd(() => app.close());
    const names = new Set([...(options.allowedHosts ?? []), host, hostname()].map((name) => name.toLowerCase()));
    let ownPort = options.port;
    const gate = {
      hosts: () => names,
      isAdminPort: (port: number | undefined) => isAdminPort(record.current.config, port, ownPort),
    };
    await app.register(fastifyCookie);
    guard(app, { ...gate, door: context.door });
    refuseEndedLogins(app, context.door);
    mountCalls(
      app,
      [...apiCalls, ...(parts.calls ?? [])].map((make) => make(context)),
      calls,
    );
    await serveConsole(app, options.consoleFolder);
    reserveConsole(app);
    engine.attach?.(createEngineHost(context, app, host));
    const topics = [...records.topics, ...(parts.topics ?? []).map((make) => make(context))];
    const sockets = new EventSockets({ ...gate, context, topics, limits: { ...defaultSocketLimits, ...limits } });
    const prepare = (server: Server): void => {
      server.on("upgrade", (request, socket, head) => {
        if (request.url?.split("?")[0] === "/flussonic/api/events") void sockets.upgrade(request, socket, head);
        else if (engine.upgrade?.(request, socket, head) !== true)
          refuseUpgrade(socket, new ServerError("not_found", "There is no socket at this address."));
      });
    };
    prepare(app.server);
    const url = await openPort(app, { host, port: options.port });
    ownPort = portOf(url);
    const listeners = new ConfigListeners({
      host,
      ownPort,
      notices,
      prepare: (server) => {
        prepare(server);
        server.on("request", (request, response) => app.routing(request, response));
      },
    });
    onEnd(records.follow(engine));
    onEnd(() => stopServing({ app, sockets, listeners, calls, stopEngine }));
    // Ends first: what is saved while the server stops must not start media anew.
    onEnd(followChanges(context, listeners));
    return { url, port: ownPort, firstPassword, context, stop: once(() => runAll(endings)) };
  } catch (error) {
    await runAll(endings).catch(() => undefined);
    throw error;
  }
}

/** Every ending gets its turn, whatever the ones before did; the first failure is thrown at the end. */
async function runAll(endings: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const ending of endings) {
    try {
      await ending();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
