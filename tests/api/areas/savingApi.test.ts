import { describe, expect, it } from "vitest";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { createSavingCalls } from "../../../src/api/areas/savingApi.ts";

const callsOver = (answer: unknown) => createSavingCalls(new HttpClient({ fetch: async () => Response.json(answer) }));

const atNight = { id: "a1", at: 5000, by: "admin", address: "10.0.0.5", made_at: 1000, changes: 1, paths: ["http"] };

describe("the saves that wait, as the server tells of them", () => {
  it("are taken as they come, with a comment or without", async () => {
    const saves = [atNight, { ...atNight, id: "b2", at: 6000, comment: "for the night" }];
    expect(await callsOver({ saves }).scheduled()).toEqual({ saves });
  });

  it("are refused where one is not told as agreed, and not left out without a word", async () => {
    const { at: _at, ...damaged } = atNight;
    for (const answer of [{ saves: [atNight, damaged] }, { saves: "none" }, []])
      await expect(callsOver(answer).scheduled()).rejects.toMatchObject({ kind: "unexpected-answer" });
  });
});
