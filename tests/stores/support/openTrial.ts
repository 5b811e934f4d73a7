import { runInAction } from "mobx";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { TrialStore } from "../../../src/stores/saving/TrialStore.ts";
import type { Stores } from "../../../src/stores/Stores.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

/** One of another administrator: 40 s before its end by the clock of `openTrial`. */
export const trialOfAnother = { rev: 12, until: 100_000, who: "admin", address: "10.0.0.5", changes: 3 };

interface TrialAtStart {
  readonly capabilities?: ServerInfo["capabilities"];
  /** What is known before there is a store for it, as after a reload of the page. */
  readonly before?: (stores: ReturnType<typeof fakeStores>) => void;
  /** Stores of the test's own. */
  readonly parts?: Partial<Pick<Stores, "config" | "configText" | "draft">>;
}

/** The console of an administrator beside a save on trial; what the server tells of that is told by hand. */
export function openTrial({
  capabilities = { confirm: true, undo_config: true, revision_rows: true },
  before,
  parts,
}: TrialAtStart = {}) {
  const stores = { ...fakeStores({ streams: { news: { name: "news", title: "A" } } }), ...parts };
  const clock = { now: 60_000 };
  before?.(stores);
  const said: (string | undefined)[] = [];
  const store = new TrialStore(
    stores,
    () => clock.now,
    (comment) => said.push(comment),
  );
  /** An answer of the server: what is on trial, or nothing. */
  const tell = (pending_save?: ServerInfo["pending_save"]) =>
    runInAction(() => {
      stores.serverInfo.info = { version: "1", capabilities, ...(pending_save && { pending_save }) };
    });
  return { ...stores, store, clock, tell, said, server: stores.calls.saves };
}

/** What was asked has been answered. */
export const settledTrial = () => new Promise((resolve) => setTimeout(resolve));
