import type { ServerInfo } from "../../src/generated/types/ServerInfo.ts";
import type { Session } from "../../src/generated/types/Session.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";
import type { Engine } from "../engine/Engine.ts";

const tickMs = 1000;

/** The media side of a server that only keeps a config: there is none, and nothing runs. */
export class PlainEngine implements Engine {
  readonly name = "none";
  private readonly startedMs = Date.now();

  constructor(private readonly version: string) {}

  attach(): void {}

  configure(): void {}

  /** Nothing is reported but that the server is there. */
  onRuntime(listener: (patch: JsonObject) => void): () => void {
    const timer = setInterval(() => listener({}), tickMs).unref();
    return () => clearInterval(timer);
  }

  serverInfo(): ServerInfo {
    return { version: this.version, uptime: Math.floor((Date.now() - this.startedMs) / 1000), capabilities: {} };
  }

  sessions(): readonly Session[] {
    return [];
  }

  limitedClients(): number {
    return 0;
  }

  restart(name: string): void {
    throw new ServerError("not_found", `There is no stream ${name}.`);
  }

  switchSource(name: string): void {
    this.restart(name);
  }

  closeSessions(): number {
    return 0;
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }
}
