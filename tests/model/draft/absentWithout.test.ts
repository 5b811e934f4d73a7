import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { type DraftEdits, editDraft } from "../../../src/model/draft/draftEdits.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";

const none: DraftEdits = new Map();

/** The patch that saves some settings of the fallback of the stream news. */
function patchAfter(backup: JsonObject | undefined, changes: Readonly<Record<string, Json | undefined>>): JsonObject {
  const server = { streams: { news: { name: "news", ...(backup && { backup }) } } };
  const edits = Object.entries(changes).reduce(
    (draft, [key, value]) => editDraft(draft, server, ["streams", "news", "backup", key], value, entities),
    none,
  );
  return patchOf(edits, server, entities);
}

describe("an object that says nothing without one of its properties", () => {
  it("is removed as a whole when that one is emptied [S208]", () => {
    const backup = { file: "vod/backup.mp4", timeout: 5, dvr: true };
    const removed = { streams: { news: { backup: null } } };
    expect(patchAfter(backup, { file: undefined })).toEqual(removed);
    expect(patchAfter(backup, { file: "", timeout: 7 })).toEqual(removed);
    expect(patchAfter({ timeout: 5 }, { dvr: true })).toEqual(removed);
  });

  it("is saved setting by setting while it is there, and as soon as it comes", () => {
    expect(patchAfter({ file: "vod/a.mp4" }, { timeout: 7 })).toEqual({
      streams: { news: { backup: { timeout: 7 } } },
    });
    expect(patchAfter(undefined, { timeout: 7, file: "vod/a.mp4" })).toEqual({
      streams: { news: { backup: { timeout: 7, file: "vod/a.mp4" } } },
    });
  });
});
