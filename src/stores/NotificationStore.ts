import { makeAutoObservable, observableRef } from "mobx";
import type { TextStorage } from "../api/browserPage.ts";
import type { ConfigStore } from "./ConfigStore.ts";
import { isPlainObject } from "../model/Json.ts";

/** Code of the notice that has a place of its own, with the ways out beside it. */
const ofHandEdit = "hand-edit";

/** Code of the notification about the processor's scaling governor, which is never shown. */
const suppressed = "scaling_governor";

/** The notices that the config carries: a newer version, and errors. */
export class NotificationStore {
  /** What was put away, as it was said then. */
  private away: string | undefined;
  /** Somebody wanted them back. */
  wasRecalled = false;
  /** Codes of those that say what stands somewhere else. */
  private toldElsewhere: ReadonlySet<string> = new Set();

  /** @param storage where what was put away outlives the session */
  constructor(
    private readonly config: ConfigStore,
    private readonly storage: TextStorage,
  ) {
    makeAutoObservable<this, "config" | "storage" | "notifications" | "toldElsewhere">(this, {
      toldElsewhere: observableRef,
      config: false,
      storage: false,
      notifications: false,
    });
    this.away = storage.read();
  }

  get nextVersion(): string | undefined {
    const version = this.notifications["next_version"];
    return typeof version === "string" && version !== "" ? version : undefined;
  }

  /** What is said of a hand edit of the config file that waits. */
  get handEdit(): string | undefined {
    return this.byCode[ofHandEdit];
  }

  get errors(): readonly string[] {
    return this.shown.map(([, words]) => words);
  }

  /** What stands among the notices: code and words of the server. */
  get shown(): readonly (readonly [code: string, words: string])[] {
    return Object.entries(this.byCode).filter(
      ([code]) => code !== suppressed && code !== ofHandEdit && !this.toldElsewhere.has(code),
    );
  }

  /** That a save on trial went back in time is said by its banner, with the way to have the changes again. */
  leaveOutTrial(rev: number): void {
    this.toldElsewhere = new Set([...this.toldElsewhere, `trial-over ${rev}`]);
  }

  /** What the server says, by its code. */
  get byCode(): Readonly<Record<string, string>> {
    const { errors } = this.notifications;
    const said = isPlainObject(errors) ? Object.entries(errors) : [];
    return Object.fromEntries(said.filter((one): one is [string, string] => typeof one[1] === "string"));
  }

  get count(): number {
    return this.errors.length + (this.nextVersion === undefined ? 0 : 1);
  }

  /** They have been read, and are the same since. */
  get isPutAway(): boolean {
    return this.away === this.said;
  }

  /** Puts them away until one changes, comes or goes. */
  putAway(): void {
    this.wasRecalled = false;
    this.keep(this.said);
  }

  /** Brings them back. */
  recall(): void {
    this.wasRecalled = true;
    this.keep(undefined);
  }

  private keep(away: string | undefined): void {
    this.away = away;
    this.storage.write(away);
  }

  private get said(): string {
    return JSON.stringify([this.nextVersion, ...this.errors]);
  }

  private get notifications() {
    const found = this.config.readValue("notifications");
    return isPlainObject(found) ? found : {};
  }
}
