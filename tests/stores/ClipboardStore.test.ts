import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { ClipboardStore } from "../../src/stores/ClipboardStore.ts";

function storage(text?: string) {
  const kept = { text, read: () => kept.text, write: (next: string | undefined) => void (kept.text = next) };
  return kept;
}

describe("ClipboardStore", () => {
  it("keeps the last copy of each kind, over a reload", () => {
    const kept = storage();
    const clipboard = new ClipboardStore(kept);
    clipboard.copy("transcoder", "news", { hw: "cpu" });
    clipboard.copy("transcoder", "sport", { hw: "qsv" });
    clipboard.copy("dvr", "news", { root: "/archive" });
    expect(new ClipboardStore(kept).copied).toEqual({
      transcoder: { from: "sport", value: { hw: "qsv" } },
      dvr: { from: "news", value: { root: "/archive" } },
    });
  });

  it("is not touched by what becomes of the original", () => {
    const clipboard = new ClipboardStore(storage());
    const original = { hw: "cpu" };
    clipboard.copy("transcoder", "news", original);
    original.hw = "qsv";
    expect(clipboard.copied["transcoder"]?.value).toEqual({ hw: "cpu" });
  });

  it("is empty after a logout, in the storage too", () => {
    const kept = storage();
    const clipboard = new ClipboardStore(kept);
    clipboard.copy("transcoder", "news", {});
    clipboard.forget();
    expect(clipboard.copied).toEqual({});
    expect(kept.text).toBeUndefined();
  });

  it("tells who shows it of the next copy", () => {
    const clipboard = new ClipboardStore(storage());
    const shown: string[] = [];
    autorun(() => shown.push(Object.keys(clipboard.copied).join()));
    clipboard.copy("dvr", "news", {});
    clipboard.forget();
    expect(shown).toEqual(["", "dvr", ""]);
  });

  it("keeps of what is stored what can be read", () => {
    const readable = { from: "news", value: null };
    const text = JSON.stringify({ a: { from: "news" }, b: readable, c: 1, d: { value: 1 }, e: { from: 1, value: 1 } });
    expect(new ClipboardStore(storage(text)).copied).toEqual({ b: readable });
  });

  it.each(["", "no json", "null", '"ab"', "[1]", '{"transcoder":{"value":1}}', '{"transcoder":null}'])(
    "begins empty with %j in the storage",
    (text) => {
      expect(new ClipboardStore(storage(text)).copied).toEqual({});
    },
  );
});
