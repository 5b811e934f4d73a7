import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import type { Json } from "../../src/model/Json.ts";
import { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { NotificationStore } from "../../src/stores/NotificationStore.ts";

function noticesOf(notifications: Json, storage = new KeptText()) {
  const config = new ConfigStore();
  config.replace({ notifications }, 1);
  return { config, storage, notices: new NotificationStore(config, storage) };
}

class KeptText {
  constructor(private words?: string) {}
  readonly read = () => this.words;
  readonly write = (words: string | undefined) => void (this.words = words);
}

describe("NotificationStore", () => {
  it("has the new version when the config's notifications carry one", () => {
    expect(noticesOf({ next_version: "24.12" }).notices.nextVersion).toBe("24.12");
    for (const none of [{}, { next_version: "" }, { next_version: null }, null]) {
      expect(noticesOf(none).notices.nextVersion).toBeUndefined();
    }
  });

  it("has the error texts that the config's notifications carry, as they come and go", () => {
    const { config, notices } = noticesOf({ errors: { license: "The license ends tomorrow." } });
    const seen: string[] = [];
    autorun(() => seen.push(notices.errors.join("|")));
    config.merge({ notifications: { errors: { port_80: "Port 80 is taken." } } }, undefined);
    config.merge({ notifications: { errors: { license: null } } }, undefined);
    expect(seen).toEqual([
      "The license ends tomorrow.",
      "The license ends tomorrow.|Port 80 is taken.",
      "Port 80 is taken.",
    ]);
  });

  it("never has the one of the scaling governor, which is known by its code [C069 C070]", () => {
    const { notices } = noticesOf({
      errors: { scaling_governor: "Set the governor to performance.", port_80: "Port 80 is taken." },
    });
    expect(notices.errors).toEqual(["Port 80 is taken."]);
  });

  it("leaves out that a save on trial went back where that is told, of this one and in the count", () => {
    const { config, notices } = noticesOf({ errors: { "trial-over 7": "Back.", port_80: "Port 80 is taken." } });
    expect(notices.count).toBe(2);
    notices.leaveOutTrial(7);
    expect([notices.errors, notices.count]).toEqual([["Port 80 is taken."], 1]);
    config.merge({ notifications: { errors: { "trial-over 7": null, "trial-over 8": "Back too." } } }, undefined);
    expect(notices.errors).toEqual(["Port 80 is taken.", "Back too."]);
  });

  it("has nothing where a server sends something else", () => {
    for (const odd of [{ errors: 5 }, { errors: [1] }, { errors: { a: 5 } }, "x", []])
      expect(noticesOf(odd).notices.errors).toEqual([]);
  });

  it("stay put away until one comes, goes or changes, also in the next session", () => {
    const { config, notices, storage } = noticesOf({ errors: { port_80: "Port 80 is taken." } });
    expect(notices.isPutAway).toBe(false);
    notices.putAway();
    expect(notices.isPutAway).toBe(true);
    expect(noticesOf({ errors: { port_80: "Port 80 is taken." } }, storage).notices.isPutAway).toBe(true);
    config.merge({ notifications: { errors: { disk: "The disk is full." } } }, undefined);
    expect(notices.isPutAway).toBe(false);
    notices.putAway();
    config.merge({ notifications: { errors: { disk: "The disk is full again." } } }, undefined);
    expect(notices.isPutAway).toBe(false);
  });

  it("come back when they are asked for", () => {
    const { notices, storage } = noticesOf({ next_version: "24.12" });
    notices.putAway();
    notices.recall();
    expect(notices.isPutAway).toBe(false);
    expect(notices.wasRecalled).toBe(true);
    expect(storage.read()).toBeUndefined();
    expect(notices.count).toBe(1);
  });
});
