import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { HandEditCalls, WaitingHandEdit } from "../api/handEditApi.ts";
import { text } from "../texts/text.ts";
import type { FailureStore } from "./FailureStore.ts";
import type { NotificationStore } from "./NotificationStore.ts";

/** The hand edit of the config file that waits on the server: what is said of it, and the ways out. */
export class HandEditStore {
  edit: WaitingHandEdit | undefined = undefined;
  isBusy = false;

  constructor(
    /** Few files are edited by hand into an error: what is called then comes then. */
    private readonly calls: () => Promise<HandEditCalls>,
    private readonly notifications: NotificationStore,
    private readonly failures: FailureStore,
  ) {
    makeAutoObservable<this, "calls" | "notifications" | "failures">(this, {
      calls: false,
      notifications: false,
      failures: false,
      edit: observableRef,
    });
  }

  /** The server's words, with line and column; undefined when none waits. */
  get words(): string | undefined {
    return this.notifications.handEdit;
  }

  /** Asks anew what waits: its words have changed. */
  async refresh(): Promise<void> {
    // Where nothing is said of one, none waits, and the first view has a call less.
    const edit =
      this.words === undefined
        ? undefined
        : await this.calls()
            .then((calls) => calls.read())
            .catch(() => undefined);
    runInAction(() => {
      this.edit = edit;
    });
  }

  putAside(): Promise<void> {
    return this.act(text("handEdit.notPutAside"), "putAside");
  }

  mend(): Promise<void> {
    return this.act(text("handEdit.notMended"), "mend");
  }

  private async act(what: string, call: "putAside" | "mend"): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await this.failures.attempt(what, async () => {
      // What could not be asked for when the words came is asked for again.
      const calls = await this.calls();
      const edit = this.edit ?? (await calls.read());
      if (edit !== undefined) await calls[call](edit.id);
    });
    runInAction(() => {
      this.isBusy = false;
    });
    await this.refresh();
  }
}
