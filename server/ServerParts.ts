import type { ConfigCheck } from "./config/configCheck.ts";
import type { ConfigEntity } from "./config/configEntities.ts";
import type { ConfigLanguage } from "./config/configLanguage.ts";
import type { Files } from "./config/storage/durableFiles.ts";
import type { SocketLimits } from "./events/SocketLimits.ts";
import type { TopicSource } from "./events/TopicSource.ts";
import type { ApiCall } from "./http/ApiCall.ts";
import type { ServerRecords } from "./records/ServerRecords.ts";
import type { ServerLog } from "./log/ServerLog.ts";
import type { ServerContext } from "./ServerContext.ts";
import type { ServerEngine } from "./ServerEngine.ts";

/** What a server is put together from. */
export interface ServerParts {
  readonly language: ConfigLanguage;
  readonly check: ConfigCheck;
  readonly entities: readonly ConfigEntity[];
  readonly engine: ServerEngine;
  readonly log: ServerLog;
  /** What the server remembers; opened below its data folder when absent. */
  readonly records?: ServerRecords;
  /** Calls beside those of the core: a table each, made once the server is up. */
  readonly calls?: readonly ((context: ServerContext) => ApiCall)[];
  readonly topics?: readonly ((context: ServerContext) => TopicSource)[];
  /** Text of the first revision where there is no config yet. */
  readonly initialText?: string;
  readonly files?: Files;
  readonly now?: () => number;
  readonly limits?: Partial<
    SocketLimits & { readonly sessionIdleMs: number; readonly sessionMs: number; readonly ticketMs: number }
  >;
}
