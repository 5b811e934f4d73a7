import { describe, expect, it } from "vitest";
import { saveMirrorLists } from "../../src/stores/saving/immediateSaves.ts";
import { SaveDesk } from "./support/SaveDesk.ts";

const only = ["sources", "1", "only"];

function desk(mirror: Record<string, string[]> = {}) {
  const own = new SaveDesk({ sources: { "1": { urls: ["http://origin"], ...mirror } } });
  const save = (changes: { only?: string[] | null; except?: string[] | null }) =>
    saveMirrorLists({ config: own.config, save: own.queue }, "1", () => changes);
  return { own, save };
}

describe("saving the lists of a mirror", () => {
  it("leaves an emptied list a list [C292]", async () => {
    const { own, save } = desk({ only: ["news"] });
    expect(await save({ only: [] })).toBe(true);
    expect(own.saved).toEqual([{ sources: { "1": { only: [] } } }]);
    expect(own.config.peek()["sources"]).toMatchObject({ "1": { only: [] } });
  });

  it("takes a list away", async () => {
    const { own, save } = desk({ only: ["news"], except: ["radio"] });
    await save({ only: null, except: ["radio", "sport"] });
    expect(own.saved).toEqual([{ sources: { "1": { only: null, except: ["radio", "sport"] } } }]);
  });

  it("keeps what is edited of the same list and not saved, over what was saved", async () => {
    const { own, save } = desk({ only: ["news", "sport"] });
    own.draft.edit(only, ["news", "sport", "film"]);
    await save({ only: ["news"] });
    expect(own.saved).toEqual([{ sources: { "1": { only: ["news"] } } }]);
    expect(own.draft.effective(only)).toEqual(["news", "film"]);
    expect(own.draft.conflicts).toEqual([]);
    await own.saveAll();
    expect(own.saved[1]).toEqual({ sources: { "1": { only: ["news", "film"] } } });
  });

  it("leaves the draft as it was when the server refuses", async () => {
    const { own, save } = desk({ only: ["news"] });
    own.draft.edit(only, ["news", "film"]);
    const { edits } = own.draft;
    own.queue.approveWith(() => Promise.resolve({ kind: "invalid", message: "no", problems: [] }));
    expect(await save({ only: [] })).toBe(false);
    expect(own.draft.edits).toBe(edits);
    expect(own.queue.failure?.message).toBe("no");
  });

  it("sends nothing when nothing is to be changed", async () => {
    const { own, save } = desk();
    expect(await save({})).toBe(false);
    expect(own.saved).toEqual([]);
  });
});
