import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { parsePointer } from "../../../src/model/configPath.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import { editDraft } from "../../../src/model/draft/draftEdits.ts";
import { renameInDraft } from "../../../src/model/draft/draftRenames.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import type { DraftEdits } from "../../../src/model/draft/fieldEdits.ts";
import { referringEntities as entities } from "../entity/references/referringEntities.ts";

const server: JsonObject = {
  dvrs: { old: { name: "old" } },
  groups: { a: { name: "a" } },
  streams: {
    one: { name: "one", dvr: { reference: "old" }, groups: ["a", "b"] },
    two: { name: "two", title: "Two", dvr: { reference: "old" } },
    three: { name: "three", dvr: { reference: "other" } },
  },
};

function edited(...edits: readonly (readonly [string, string])[]): DraftEdits {
  return edits.reduce<DraftEdits>(
    (draft, [pointer, value]) => editDraft(draft, server, parsePointer(pointer), value, entities),
    new Map(),
  );
}

describe("a rename in the draft", () => {
  it("is saved with all that names the entity", () => {
    expect(patchOf(edited(["/dvrs/old/name", "new"]), server, entities)).toEqual({
      dvrs: { old: null, new: { name: "new" } },
      streams: { one: { dvr: { reference: "new" } }, two: { dvr: { reference: "new" } } },
    });
  });

  it("gives way to what the draft says itself, and is followed in that too", () => {
    const draft = edited(
      ["/dvrs/old/name", "new"],
      ["/streams/one/dvr/reference", "other"],
      ["/streams/three/dvr/reference", "old"],
      ["/streams/two/name", "second"],
    );
    expect(patchOf(draft, server, entities)).toEqual({
      dvrs: { old: null, new: { name: "new" } },
      streams: {
        one: { dvr: { reference: "other" } },
        two: null,
        second: { name: "second", title: "Two", dvr: { reference: "new" } },
        three: { dvr: { reference: "new" } },
      },
    });
  });

  it("takes a list as a whole, and leaves the server's own as it is", () => {
    const patch = patchOf(edited(["/groups/a/name", "z"]), server, entities);
    expect(patch["streams"]).toEqual({ one: { groups: ["z", "b"] } });
    expect(server["streams"]).toMatchObject({ one: { groups: ["a", "b"] } });
  });

  it("is told in the review with what follows from it, and goes back as one", () => {
    const changes = describeChanges(edited(["/dvrs/old/name", "new"], ["/groups/a/name", "z"]), server, entities);
    expect(changes.map(({ text }) => text)).toEqual([
      "DVR old: renamed to new; 2 streams, DVR config old → new",
      "Group a: renamed to z; Stream one, groups a → z",
    ]);
    expect(changes.map(({ path }) => path.join("/"))).toEqual(["dvrs/old/name", "groups/a/name"]);
  });
});

describe("a rename that has happened", () => {
  const from = ["dvrs", "old"];
  const to = ["dvrs", "new"];

  it("is followed in the edits of other entities, in what they stand on too", () => {
    const draft = edited(["/streams/one/dvr/reference", "other"], ["/streams/three/dvr/reference", "old"]);
    const moved = renameInDraft(draft, from, to, entities);
    expect([...moved.values()]).toEqual([
      { path: ["streams", "one", "dvr", "reference"], base: "new", mine: "other" },
      { path: ["streams", "three", "dvr", "reference"], base: "other", mine: "new" },
    ]);
  });

  it("leaves the very same draft where nothing names the entity", () => {
    const draft = edited(["/streams/one/title", "old"]);
    expect(renameInDraft(draft, from, to, entities)).toBe(draft);
  });
});
