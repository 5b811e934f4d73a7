import { join } from "node:path";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { Files } from "../config/storage/durableFiles.ts";
import type { ServerLog } from "../log/serverLog.ts";
import type { AuditLog } from "../records/audit/AuditLog.ts";
import { programLogins, refusedLogins } from "../records/audit/NoteThrottle.ts";
import { plainAddress } from "../../src/model/ipAddress.ts";
import { AdminAccount, configuredLogin } from "./AdminAccount.ts";
import { OneUseTickets, ViewTokens } from "./consoleTokens.ts";
import { LoginGuard } from "./LoginGuard.ts";
import { SessionFile } from "./SessionFile.ts";
import { Sessions } from "./Sessions.ts";
import { HOUR_MS } from "../../src/model/units/durations.ts";

/** How long what lets somebody in holds. */
export interface LoginLimits {
  /** A session without any use. */
  readonly sessionIdleMs: number;
  readonly sessionMs: number;
  readonly ticketMs: number;
}

/** Where the logins are kept, and the administrator of the command line. */
interface OpenLogins {
  readonly folder: string;
  readonly files: Files;
  readonly record: Pick<ConfigRecord, "current" | "onChange">;
  readonly login: string | undefined;
  readonly password: string | undefined;
  readonly limits: Partial<LoginLimits>;
  readonly audit: Pick<AuditLog, "note">;
  readonly log: ServerLog;
  readonly now: () => number;
}

/** Everything that lets somebody into a server. */
interface Logins {
  /** On the first start only: it can never be read again. */
  readonly firstPassword: string | undefined;
  readonly account: AdminAccount;
  readonly loginGuard: LoginGuard;
  readonly sessions: Sessions;
  /** For the events socket; the holder is who asked for it. */
  readonly tickets: OneUseTickets;
  readonly viewTokens: ViewTokens;
  readonly stop: () => Promise<void>;
}

/** Opens the administrator's account and the sessions that the last run left, and follows changes of the password. */
export async function openLogins(options: OpenLogins): Promise<Logins> {
  const { folder, files, record, login, password, limits, audit, log, now } = options;
  const file = await SessionFile.open({ path: join(folder, "sessions.json"), files, log });
  const { account, firstPassword } = await AdminAccount.open({
    folder,
    login,
    password,
    salt: file.salt,
    configured: () => configuredLogin(record.current.config),
    now,
  });
  const { sessionIdleMs = 12 * HOUR_MS, sessionMs = 7 * 24 * HOUR_MS, ticketMs = 30_000 } = limits;
  const sessions = new Sessions({
    file,
    accounts: account.marks,
    limits: { idleMs: sessionIdleMs, absoluteMs: sessionMs },
    now,
  });
  const reader = AdminAccount.ofConfig(() => configuredLogin(record.current.config, "view_auth"), now);
  const loginGuard = new LoginGuard({
    account,
    reader,
    sessions,
    onRefused: ({ login: who, address }) => {
      const words = who === undefined ? "An unknown login was refused." : "A wrong password was refused.";
      const told = { who: who ?? "", address: plainAddress(address), words };
      // Noise of names that nobody has must not hide who guesses at one that is there.
      const limit = who === undefined ? refusedLogins : { ...refusedLogins, key: `${refusedLogins.key} ${who}` };
      audit.note({ kind: "login_refused", ...told, limit });
    },
    onProgram: ({ login: who, address }) => {
      const told = { who, address: plainAddress(address) };
      const key = `${programLogins.key} ${JSON.stringify(told)}`;
      audit.note({ kind: "login", ...told, words: "A program logged in.", limit: { ...programLogins, key } });
    },
    log,
    now,
  });
  const unfollow = loginGuard.followPassword(record);
  return {
    firstPassword,
    account,
    loginGuard,
    sessions,
    tickets: new OneUseTickets(ticketMs, now),
    viewTokens: new ViewTokens({ account, sessions, now }),
    stop: () => {
      unfollow();
      return sessions.stop();
    },
  };
}
