import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlainObject, type JsonObject } from "../../../src/model/Json.ts";
import { valueAt } from "../../../src/model/configPath.ts";
import type { Mishap } from "../../api/support/FakeServer.ts";
import { SaveDesk } from "../support/SaveDesk.ts";
import type { DraftEdits } from "../../../src/model/draft/fieldEdits.ts";

type Field = "title" | "provider";
type Step =
  | { readonly do: "type"; readonly field: Field; readonly value: string }
  | { readonly do: "other saves"; readonly field: Field; readonly value: string }
  | { readonly do: "save"; readonly mishap: Mishap | undefined }
  | { readonly do: "line is back" }
  | { readonly do: "hear" };

const field = fc.constantFrom<Field>("title", "provider");
const value = fc.constantFrom("a", "b", "c", "d");
const mishap = fc.constantFrom<Mishap | undefined>(
  undefined,
  undefined,
  "lost request",
  "lost answer",
  "cut answer",
  "gateway timeout",
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("type" as const), field, value }),
  fc.record({ do: fc.constant("other saves" as const), field, value }),
  fc.record({ do: fc.constant("save" as const), mishap }),
  fc.record({ do: fc.constant("line is back" as const) }),
  fc.record({ do: fc.constant("hear" as const) }),
);

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function take(own: SaveDesk, one: Step): Promise<void> {
  switch (one.do) {
    case "type":
      return own.draft.edit(["streams", "news", one.field], one.value);
    case "other saves":
      return own.server.change({ streams: { news: { [one.field]: one.value } } });
    case "save":
      if (one.mishap && !own.queue.isRunning) own.server.happen(one.mishap);
      void own.saveAll();
      await settle();
      return own.server.forgetMishaps();
    case "line is back":
      return own.queue.resume();
    case "hear":
      return own.hearAll();
  }
}

/** Takes a step, and looks whether it wrote over a value that the operator had not seen. */
async function takeSafely(own: SaveDesk, one: Step, sent: DraftEdits): Promise<DraftEdits> {
  const before = onServer(own);
  const edits = one.do === "save" && !own.queue.isRunning ? own.draft.edits : sent;
  await take(own, one);
  const after = onServer(own);
  for (const name of ["title", "provider"] as const) {
    if (one.do === "other saves" || after[name] === before[name]) continue;
    expect(before[name]).toBe(edits.get(`/streams/news/${name}`)?.base);
  }
  return edits;
}

function onServer(own: SaveDesk): JsonObject {
  const news = valueAt(own.server.config, ["streams", "news"]);
  return isPlainObject(news) ? { ...news } : {};
}

/** What the operator sees of the stream. */
function shown(own: SaveDesk) {
  return own.draft.effective(["streams", "news"]);
}

describe.each([true, false])("saving, whatever happens on the way (revisions: %s)", (hasRevisions) => {
  it("loses nothing that was typed, writes over nothing that was not seen, and ends with what the operator sees on the server", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const tree = { streams: { news: { name: "news", title: "a", provider: "a" } } };
        const own = new SaveDesk(tree, hasRevisions ? undefined : {});
        let sent: DraftEdits = new Map();
        for (const one of steps) {
          sent = await takeSafely(own, one, sent);
          if (one.do === "type") expect(shown(own)).toMatchObject({ [one.field]: one.value });
        }
        // In the end the line is whole, and the operator keeps his own wherever another was faster.
        await own.queue.resume();
        for (let round = 0; round < 2; round += 1) {
          own.hearAll();
          own.draft.keepMine([]);
          const wanted = shown(own);
          await own.saveAll();
          own.hearAll();
          expect(own.server.config["streams"]).toEqual({ news: wanted });
        }
        expect(own.draft.count).toBe(0);
        expect(own.queue.isRunning).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});
