import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { isPlainObject, type JsonObject } from "../model/Json.ts";
import { showTimesOf } from "../model/units/formatTime.ts";
import type { ServerInfo } from "../generated/types/ServerInfo.ts";

/** The server's own figures: version, counts, bandwidth, capabilities. */
export class ServerInfoStore {
  info: ServerInfo | undefined = undefined;

  constructor(private readonly read: () => Promise<ServerInfo>) {
    makeAutoObservable<this, "read">(this, { info: observableRef, read: false });
  }

  /** @throws whatever the call throws */
  async refresh(): Promise<void> {
    const info = await this.read();
    runInAction(() => {
      this.info = info;
      showTimesOf(info.time_zone);
    });
  }

  /** A chassis server answers with its coders. */
  get isChassis(): boolean {
    return this.info?.chassis?.coders !== undefined;
  }

  /** What the conditions of forms see as `$capabilities` and `$server`; the same object until the next answer. */
  get formContext(): { readonly capabilities: JsonObject; readonly server: JsonObject } {
    // An answer is JSON that a check has let through; its interface has no index signature.
    const server: JsonObject = JSON.parse(JSON.stringify(this.info ?? {}));
    return { capabilities: isPlainObject(server["capabilities"]) ? server["capabilities"] : {}, server };
  }

  /** What the server can do beyond the specification. */
  can(capability: string): boolean {
    const capabilities: Readonly<Record<string, unknown>> = { ...this.info?.capabilities };
    return capabilities[capability] === true;
  }
}
