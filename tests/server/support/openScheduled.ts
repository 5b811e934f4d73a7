import { readdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { valueAt } from "../../../src/model/configPath.ts";
import type { SaveRequest } from "../../../server/config/saves.ts";
import { ScheduledSaves } from "../../../server/config/ScheduledSaves.ts";
import { diskFiles } from "../../../server/config/storage/durableFiles.ts";
import { openRecord } from "./openRecord.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

/** Scheduled saves over a record of their own, with a clock that is moved by hand. */
export async function openScheduled({ folder = temporaryFolder(), nowMs = 1_000_000, files = diskFiles } = {}) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = { nowMs };
  const { record, notices, close } = await openRecord({ folder, now: () => clock.nowMs });
  const dropped: [id: string, words: string][] = [];
  const place = join(folder, "scheduled");
  // The mark of a password is the password here.
  const password = (): string => {
    const held = valueAt(record.current.config, ["edit_auth", "password"]);
    return typeof held === "string" ? held : "first";
  };
  const account = {
    get own() {
      const login = valueAt(record.current.config, ["edit_auth", "login"]);
      return { login: typeof login === "string" ? login : "admin", account: password() };
    },
    get marks() {
      return new Set(["given", password()]);
    },
  };
  const scheduled = await ScheduledSaves.open({
    folder: place,
    files,
    record,
    account,
    notices,
    now: () => clock.nowMs,
    onDropped: ({ id }, words) => dropped.push([id, words]),
  });
  scheduled.begin();
  onTestFinished(() => scheduled.stop());
  const add = (delta: JsonObject, inMs: number, more: Partial<SaveRequest> = {}) =>
    scheduled.add(delta, { ifMatch: "any", who: "boss", ...more }, clock.nowMs + inMs);
  /** Lets time pass, and what is due then be done. */
  const pass = async (ms: number): Promise<void> => {
    clock.nowMs += ms;
    vi.advanceTimersByTime(1000);
    // Its queue does one thing at a time: each of these is behind another one that was due.
    for (let turn = 0; turn < 4; turn++) await scheduled.cancel("none", { who: "boss" }).catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const stop = async (): Promise<void> => {
    await scheduled.stop();
    await close();
  };
  return {
    scheduled,
    record,
    notices,
    clock,
    dropped,
    place,
    folder,
    add,
    pass,
    stop,
    names: () => readdirSync(place),
  };
}
