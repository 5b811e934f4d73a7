import { describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { readRenames, servedBefore } from "../../../src/stores/revisions/formerRevisions.ts";
import { FakeRevisions } from "../../pages/support/FakeRevisions.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

/** So many revisions, of which these were served; the others were put aside. */
function history(count: number, ...served: number[]) {
  const revisions = new FakeRevisions();
  for (let rev = 1; rev <= count; rev += 1) revisions.add(served.includes(rev) ? {} : { aside: true });
  return revisions;
}

describe("the last revision before one that was served", () => {
  it("is found with one question where it is near", async () => {
    const revisions = history(60, 10, 45, 50);
    expect((await servedBefore(revisions, 60))?.rev).toBe(50);
    expect(revisions.made).toEqual(["list {} 60 20"]);
  });

  it("is found behind many that were put aside, twenty at a time", async () => {
    const revisions = history(60, 5);
    expect((await servedBefore(revisions, 60))?.rev).toBe(5);
    expect(revisions.made).toEqual(["list {} 60 20", "list {} 40 20", "list {} 20 20"]);
  });

  it("is not looked for any further once the first that is kept was seen", async () => {
    const none = history(30);
    expect(await servedBefore(none, 31)).toBeUndefined();
    expect(none.made).toEqual(["list {} 31 20", "list {} 11 20"]);
    const justFull = history(20);
    expect(await servedBefore(justFull, 21)).toBeUndefined();
    expect(justFull.made).toEqual(["list {} 21 20", "list {} 1 20"]);
  });
});

describe("what has another name in another revision", () => {
  const renamed = [{ from: ["streams", "old"], to: ["streams", "new"] }];

  async function stores(can: boolean) {
    const made = fakeStores({}, { capabilities: { revision_renames: can } });
    await made.serverInfo.refresh();
    made.calls.revised.renamed = renamed;
    return made;
  }

  it("is told from the earlier to the later, or to now", async () => {
    const made = await stores(true);
    expect(await readRenames(made, 3)).toEqual(renamed);
    expect(await readRenames(made, 3, 5)).toEqual(renamed);
    expect(await readRenames(made, 4, 4)).toEqual(renamed);
    expect(await readRenames(made, 5, 3)).toEqual([{ from: ["streams", "new"], to: ["streams", "old"] }]);
    expect(made.calls.revised.made).toEqual(["renames 3", "renames 3 5", "renames 4 4", "renames 3 5"]);
  });

  it("is not asked for where the server does not tell of names", async () => {
    const made = await stores(false);
    expect(await readRenames(made, 3, 5)).toBeUndefined();
    expect(made.calls.revised.made).toEqual([]);
  });

  it("is not known where the server has no index, and is an error where the line broke", async () => {
    const made = await stores(true);
    made.calls.revised.failure = new ApiError("server", "no index");
    expect(await readRenames(made, 3, 5)).toBeUndefined();
    made.calls.revised.failure = new ApiError("unreachable", "The line broke.");
    await expect(readRenames(made, 3, 5)).rejects.toThrow("The line broke.");
  });
});
