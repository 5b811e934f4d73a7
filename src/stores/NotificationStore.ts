import { makeAutoObservable } from "mobx";
import type { ConfigStore } from "./ConfigStore.ts";
import { isPlainObject } from "../model/Json.ts";

/** Code of the notice that has a place of its own, with the ways out beside it. */
const ofHandEdit = "hand-edit";

/** Code of the notification about the processor's scaling governor, which is never shown. */
const suppressed = "scaling_governor";

/** The notices that the config carries: a newer version, and errors. */
export class NotificationStore {
  constructor(private readonly config: ConfigStore) {
    makeAutoObservable<this, "config" | "notifications">(this, { config: false, notifications: false });
  }

  get nextVersion(): string | undefined {
    const version = this.notifications["next_version"];
    return typeof version === "string" && version !== "" ? version : undefined;
  }

  /** What is said of a hand edit of the config file that waits. */
  get handEdit(): string | undefined {
    const { errors } = this.notifications;
    const words = isPlainObject(errors) ? errors[ofHandEdit] : undefined;
    return typeof words === "string" ? words : undefined;
  }

  get errors(): readonly string[] {
    const { errors } = this.notifications;
    if (!isPlainObject(errors)) return [];
    return Object.entries(errors).flatMap(([code, words]) =>
      code !== suppressed && code !== ofHandEdit && typeof words === "string" ? [words] : [],
    );
  }

  private get notifications() {
    const found = this.config.readValue("notifications");
    return isPlainObject(found) ? found : {};
  }
}
