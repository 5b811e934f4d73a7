import { makeAutoObservable } from "mobx";
import type { MediaCalls } from "../../api/mediaCalls.ts";
import type { SupportCalls } from "../../api/areas/supportApi.ts";

export type SshStatus = "LOADING" | "ENABLED" | "DISABLED";

/** Whether support can log in over SSH, as the server says it. */
export class SshAgentStore {
  status: SshStatus = "LOADING";
  isBusy = false;
  /** Why it could not be asked, or switched, in the server's words; the next answer of the same kind takes it away. */
  failure: { readonly of: "asking" | "switching"; readonly words: string } | undefined;
  /** It was on, and is off without anybody here having switched it. */
  hasEnded = false;
  private round = 0;

  constructor(
    private readonly calls: Pick<MediaCalls, "support">,
    /** Told once it is on. */
    private readonly onEnabled: () => void,
  ) {
    makeAutoObservable<this, "calls" | "onEnabled" | "round">(this, { calls: false, onEnabled: false, round: false });
  }

  /** Asks again; a switch that is under way knows better. */
  async refresh(): Promise<void> {
    if (this.isBusy) return;
    this.round += 1;
    const { round } = this;
    try {
      const isEnabled = await (await this.calls.support()).isSshEnabled();
      if (round === this.round) this.take(isEnabled, true);
    } catch (cause) {
      if (round === this.round) this.fail("asking", cause);
    }
  }

  async enable(): Promise<void> {
    if (await this.turn((support) => support.enableSsh())) this.onEnabled();
  }

  async disable(): Promise<void> {
    await this.turn((support) => support.disableSsh());
  }

  private async turn(ask: (support: SupportCalls) => Promise<boolean>): Promise<boolean> {
    if (this.isBusy) return false;
    this.begin();
    try {
      const isEnabled = await ask(await this.calls.support());
      this.take(isEnabled, false);
      return isEnabled;
    } catch (cause) {
      this.fail("switching", cause);
      return false;
    }
  }

  private begin(): void {
    this.round += 1;
    this.isBusy = true;
    this.failure = undefined;
    this.hasEnded = false;
  }

  private take(isEnabled: boolean, isAsked: boolean): void {
    if (isAsked && this.status === "ENABLED" && !isEnabled) this.hasEnded = true;
    if (isEnabled) this.hasEnded = false;
    this.status = isEnabled ? "ENABLED" : "DISABLED";
    this.isBusy = false;
    if (this.failure?.of === (isAsked ? "asking" : "switching")) this.failure = undefined;
  }

  private fail(of: "asking" | "switching", cause: unknown): void {
    this.failure = { of, words: cause instanceof Error ? cause.message : String(cause) };
    this.isBusy = false;
  }
}
