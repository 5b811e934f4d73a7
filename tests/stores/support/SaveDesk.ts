import { HttpClient } from "../../../src/api/HttpClient.ts";
import { newOperationId, readConfig, writeConfigDelta } from "../../../src/api/configApi.ts";
import { saveFailureOf } from "../../../src/api/saveFailure.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { DraftStore } from "../../../src/stores/editing/DraftStore.ts";
import { SaveQueue } from "../../../src/stores/saving/SaveQueue.ts";
import { FakeServer } from "../../api/support/FakeServer.ts";

const modify = "/flussonic/api/modify_config";

/** A console's draft and its saving, over a server; the live line is pulled by hand. */
export class SaveDesk {
  readonly server: FakeServer;
  readonly config = new ConfigStore();
  readonly draft: DraftStore;
  readonly queue: SaveQueue;
  stored: string | undefined;
  /** How often the whole config was asked for. */
  refreshes = 0;

  /** @param capabilities of a server that cannot all of it: `{}` counts no revisions and guards no save */
  constructor(config: JsonObject, capabilities?: JsonObject) {
    this.server = new FakeServer(config);
    this.server.isLoggedIn = true;
    if (capabilities !== undefined) this.server.capabilities = capabilities;
    this.draft = new DraftStore(this.config, { read: () => this.stored, write: (text) => (this.stored = text) });
    const http = new HttpClient({ fetch: this.server.fetch });
    this.queue = new SaveQueue(this.draft, this.config, {
      write: (save) => writeConfigDelta(http, save),
      readUnguarded: async () => (this.server.capabilities["if_match"] === true ? undefined : readConfig(http)),
      failureOf: saveFailureOf,
      newOperationId,
      refresh: () => (this.refreshes += 1),
    });
    this.hearAll();
  }

  /** `current_config` arrives. */
  hearAll(): void {
    const rev = this.server.capabilities["if_match"] === true ? this.server.rev : undefined;
    this.config.replace(structuredClone(this.server.config), rev);
  }

  /** Saves all there is. */
  saveAll(): Promise<boolean> {
    return this.queue.commit(this.draft.edits);
  }

  /** Bodies of the saves that reached the server. */
  get saved(): readonly JsonObject[] {
    return this.server.callsTo(modify).map(({ body }) => JSON.parse(body) as JsonObject);
  }

  get operationIds(): readonly (string | null)[] {
    return this.server.callsTo(modify).map(({ headers }) => headers.get("X-Operation-Id"));
  }
}
