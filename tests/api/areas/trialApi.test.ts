import { describe, expect, it } from "vitest";
import { readDvrImpact } from "../../../src/api/areas/trialApi.ts";
import { HttpClient } from "../../../src/api/HttpClient.ts";

const impact = { bytes: 1024, duration: 60, stream_count: 1, stream_names: ["news"] };
const client = (answer: unknown) => new HttpClient({ fetch: async () => Response.json(answer) });

describe("readDvrImpact", () => {
  it("takes what the server says of the recordings", async () => {
    expect(await readDvrImpact(client(impact), {})).toEqual(impact);
  });

  it.each([{}, [], { ...impact, bytes: undefined }, { ...impact, stream_names: "news" }, { ...impact, duration: -1 }])(
    "takes %j for no answer, and not for the word that nothing is removed",
    async (answer) => {
      await expect(readDvrImpact(client(answer), {})).rejects.toMatchObject({ kind: "unexpected-answer" });
    },
  );
});
