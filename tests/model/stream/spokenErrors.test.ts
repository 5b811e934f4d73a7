import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { say } from "../../../server/Told.ts";
import { readDvrRoom } from "../../../src/model/dvr/dvrRoom.ts";
import { mirrorHealth } from "../../../src/model/mirror/mirrorServers.ts";
import { sourceState } from "../../../src/model/stream/sourceState.ts";
import { streamStatus } from "../../../src/model/stream/streamStatus.ts";
import { speak } from "../../../src/texts/language.ts";
import { languages } from "../../../src/texts/languages.ts";
import { sayings } from "../../../src/texts/en/sayings.ts";
import { de } from "../../../src/texts/de.ts";

const url = "rtmp://head/news";
const silent = say("silent", { seconds: 12 });

beforeEach(async () => speak(await languages.de.load()));
afterEach(() => speak(undefined));

describe("an error that the server has a sentence for", () => {
  it("is told of a stream in the language spoken, with what else fails around it", () => {
    const stats = {
      source_error: `${silent.words}; Odd thing`,
      source_error_said: [silent, { words: "Odd thing" }],
      retry_count: 3,
    };
    expect(streamStatus({ urls: [{ url }], stats }).text).toBe("seit 12 s kamen keine Medien; Odd thing (Versuch 3)");
  });

  it("is told of one source among several", () => {
    const failed = { url, error: "connection refused", said: say("connection_refused"), failed_at: 1, retry_count: 1 };
    const saved = { urls: [{ url }], stats: { alive: true, url: "file://a", failed_sources: [failed] } };
    expect(sourceState(url, saved).error).toMatch(/^Verbindung abgelehnt/);
  });

  it("is told of a mirror's server and of a folder of recordings", () => {
    const health = mirrorHealth({ error: "wrong cluster key", said: say("cluster_wrong_key") });
    expect(health).toEqual({ kind: "error", error: "falscher Cluster-Schlüssel" });
    const { words } = say("archive_missing", { folder: "/rec" });
    const said = { words, code: "archive_missing", values: { folder: "/rec" } };
    const room = readDvrRoom({ root: { folder: "/rec", state: "failed", error: words, said } });
    expect(room?.root?.error).toBe("Der Ordner /rec fehlt: ihn anlegen, oder seinen Datenträger einhängen.");
  });

  it("stays in the server's words where it comes without a code, as from another server", () => {
    expect(streamStatus({ urls: [{ url }], stats: { source_error: "no such host" } }).text).toBe("no such host");
  });
});

describe("the sentences of the server", () => {
  it("end as a sentence in German where they do in English, so that a line can be made of them", () => {
    const texts: Readonly<Record<string, string>> = de.texts;
    const other = Object.entries(sayings).filter(([key, words]) => words.endsWith(".") !== texts[key]?.endsWith("."));
    expect(other).toEqual([]);
  });
});
