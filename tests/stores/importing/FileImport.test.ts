import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { TextLanguage } from "../../../src/model/conf/TextLanguage.ts";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { largestFileBytes } from "../../../src/model/import/ImportFile.ts";
import { ChannelImport } from "../../../src/stores/importing/ChannelImport.ts";
import { ConfigImport, type ImportParts } from "../../../src/stores/importing/ConfigImport.ts";
import { FileImport } from "../../../src/stores/importing/FileImport.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const list = "#EXTM3U\n#EXTINF:-1,sport\nudp://239.0.0.5:1\n";
const table = "name,url\nsport,udp://239.0.0.5:1\n";
const json = '{"loglevel":"debug"}';

type Chosen = ConstructorParameters<typeof FileImport>[1];

function fileOf(name: string, content: string | Uint8Array): Chosen {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { name, size: bytes.length, arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) };
}

function importing(chosen: Chosen, own: Partial<ImportParts> = {}) {
  const stores = { ...fakeStores({ loglevel: "notice" }), ...own };
  return { stores, file: new FileImport(stores, chosen) };
}

async function opened(name: string, content: string | Uint8Array, own: Partial<ImportParts> = {}) {
  const parts = importing(fileOf(name, content), own);
  await parts.file.open();
  return parts;
}

/** The language of the config text, which comes when the test says so. */
function heldLanguage() {
  let resolve: (language: TextLanguage) => void = () => undefined;
  let reject: (cause: Error) => void = () => undefined;
  const language = new Promise<TextLanguage>((...ends) => {
    [resolve, reject] = ends;
  });
  return { rawText: { read: () => Promise.resolve(""), language: () => language }, resolve, reject };
}

describe("a file that is opened", () => {
  it("is read as what it seems to be", async () => {
    for (const [name, text, format, kind] of [
      ["a.json", json, "json", ConfigImport],
      ["a.conf", "loglevel debug;\n", "conf", ConfigImport],
      ["a.m3u", list, "m3u", ChannelImport],
      ["a.csv", table, "csv", ChannelImport],
    ] as const) {
      const { file } = await opened(name, text);
      expect([file.name, file.format, file.failure]).toEqual([name, format, undefined]);
      expect(file.content).toBeInstanceOf(kind);
    }
  });

  it("can be said to be any of four things", async () => {
    const { file } = await opened("a.json", json);
    expect(file.formats).toEqual(["json", "conf", "m3u", "csv"]);
  });

  it("is said to be in no UTF-8 only where it is not", async () => {
    const plain = importing(fileOf("a.json", json));
    expect(plain.file.isLatin1).toBe(false);
    await plain.file.open();
    expect(plain.file.isLatin1).toBe(false);
    const { file } = await opened("a.csv", new Uint8Array([...new TextEncoder().encode(table), 0xe9]));
    expect(file.isLatin1).toBe(true);
  });

  it("is refused where it is larger than 64 MB, and is not read then", async () => {
    let reads = 0;
    const arrayBuffer = () => {
      reads += 1;
      return Promise.resolve(new TextEncoder().encode(json).buffer);
    };
    const { file } = importing({ name: "a.json", size: largestFileBytes + 1, arrayBuffer });
    await file.open();
    expect([file.failure?.kind, file.content, reads]).toEqual(["too-large", undefined, 0]);
    expect(file.failure?.message).toBe(
      "a.json is larger than 64 MB. A config or a list of channels is smaller: choose another file.",
    );
    const largest = importing({ name: "a.json", size: largestFileBytes, arrayBuffer });
    await largest.file.open();
    expect(largest.file.failure).toBeUndefined();
  });

  it("says what is wrong with it, and why it could not be read at all", async () => {
    expect((await opened("a.json", "")).file.failure).toMatchObject({ kind: "empty", message: "a.json is empty." });
    const arrayBuffer = () => Promise.reject(new Error("The stick was pulled out"));
    const { file } = importing({ name: "a.json", size: 9, arrayBuffer });
    await file.open();
    expect(file.failure).toMatchObject({
      kind: "no-config",
      message: "a.json could not be read: The stick was pulled out",
    });
  });
});

describe("a file that is said to be something else", () => {
  it("is read as that, and is what it was once it is said so", async () => {
    const { file } = await opened("a.csv", table);
    await file.readAs("m3u");
    expect([file.format, file.content, file.failure?.kind]).toEqual(["m3u", undefined, "no-channels"]);
    await file.readAs("csv");
    expect([file.format, file.failure]).toEqual(["csv", undefined]);
    expect(file.content).toBeInstanceOf(ChannelImport);
  });

  it("is not read where there was nothing to read", async () => {
    const { file } = await opened("a.json", "");
    await file.readAs("csv");
    expect([file.format, file.failure?.kind]).toEqual(["csv", "empty"]);
  });

  it("stays what was said last, though an earlier reading ends later", async () => {
    const { rawText, resolve } = heldLanguage();
    const { file } = await opened("a.json", json, { rawText });
    const slow = file.readAs("conf");
    await file.readAs("json");
    const { content } = file;
    resolve(productConf());
    await slow;
    expect(content).toBeInstanceOf(ConfigImport);
    expect([file.content, file.format]).toEqual([content, "json"]);
  });

  it("stays what it cannot be, though an earlier reading finds something in it later", async () => {
    const { rawText, resolve } = heldLanguage();
    const { file } = importing(fileOf("a.conf", "loglevel debug;\n"), { rawText });
    const slow = file.open();
    await vi.waitFor(() => expect(file.format).toBe("conf"));
    await file.readAs("json");
    resolve(productConf());
    await slow;
    expect([file.format, file.content, file.failure?.kind]).toEqual(["json", undefined, "no-config"]);
  });

  it("has nothing of the failure of an earlier reading that ends later", async () => {
    const { rawText, reject } = heldLanguage();
    const { file } = await opened("a.json", json, { rawText });
    const slow = file.readAs("conf");
    await file.readAs("json");
    reject(new Error("The line is dead"));
    await slow;
    expect([file.failure, file.content === undefined]).toEqual([undefined, false]);
  });
});

describe("a file that is imported", () => {
  it("is sent with its comment on one line, and with none where none is written", async () => {
    const { stores, file } = await opened("a.m3u", list);
    file.setComment("  from the\nother machine ");
    expect(await file.apply()).toBe(true);
    expect(stores.termsOfSaves).toEqual([{ way: "import", comment: "from the other machine" }]);
    const plain = await opened("a.m3u", list);
    expect(plain.file.comment).toBe("");
    await plain.file.apply();
    expect(plain.stores.termsOfSaves).toEqual([{ way: "import" }]);
  });

  it("is imported once, however often the button is pressed meanwhile", async () => {
    const { stores, file } = await opened("a.m3u", list);
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(file.isApplying));
    expect(await Promise.all([file.apply(), file.apply()])).toEqual([true, false]);
    stop();
    expect([stores.saved.length, seen]).toEqual([1, [false, true, false]]);
  });

  it("is nothing while it is not read", async () => {
    const { stores, file } = await opened("a.json", "");
    expect([await file.apply(), file.refusal, stores.saved, file.isApplying]).toEqual([false, undefined, [], false]);
  });

  it("says why it was refused until it is tried again, and can be", async () => {
    const { stores, file } = await opened("a.m3u", list);
    stores.saving.failure = new ApiError("invalid", "There are too many streams");
    expect(await file.apply()).toBe(false);
    expect(file.refusal).toMatchObject({ kind: "invalid", message: "There are too many streams" });
    expect(await file.apply()).toBe(true);
    expect(file.refusal).toBeUndefined();
  });

  it("is no longer refused once it is read as something else", async () => {
    const { stores, file } = await opened("a.m3u", list);
    stores.saving.failure = new ApiError("invalid", "There are too many streams");
    await file.apply();
    await file.readAs("csv");
    expect(file.refusal).toBeUndefined();
  });

  it("is not in the config where the call fails, which the log hears of", async () => {
    const logged: Error[] = [];
    const { configFile } = fakeStores({});
    const replace = () => Promise.reject(new ApiError("unreachable", "The server cannot be reached"));
    const { file } = await opened("a.json", json, {
      configFile: { ...configFile, replace },
      log: (error) => logged.push(error),
    });
    expect(await file.apply()).toBe(false);
    expect(file.refusal).toMatchObject({ kind: "unreachable", message: "The server cannot be reached" });
    expect([logged.map(({ message }) => message), file.isApplying]).toEqual([["The server cannot be reached"], false]);
  });

  it("is asked about once nothing is found to be wrong with it, and once, however often the button is pressed", async () => {
    const asked: string[] = [];
    const isMeant = (name: string) => () => {
      asked.push(name);
      return Promise.resolve(name === "yes");
    };
    const wrong = await opened("wrong.json", '{"loglevel":"loud"}');
    expect([await wrong.file.apply(isMeant("wrong")), wrong.file.isApplying]).toEqual([false, false]);
    const { file } = await opened("a.m3u", list);
    expect(await Promise.all([file.apply(isMeant("no")), file.apply(isMeant("again"))])).toEqual([false, false]);
    expect(await file.apply(isMeant("yes"))).toBe(true);
    expect(asked).toEqual(["no", "yes"]);
  });
});
