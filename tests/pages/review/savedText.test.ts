import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentLanguage } from "../../../server/config/configLanguage.ts";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { savedText } from "../../../src/pages/review/previewDiff.ts";
import { openRecord } from "../../server/support/openRecord.ts";

const conf = `stream news {
  input udp://239.1.1.1:1234;
}
stream gate-cam {
  title Gate;
}
# cameras
stream harbour-cam {
  title Harbour;
}
stream mirror-of-harbour {
  input copy://harbour-cam;
}
source http://one.example {
  title One;
}
source http://two.example {
  title Two;
}
`;

/** A record of that text, whose mirrors have had others before them: their keys are not their places. */
async function opened() {
  const language = documentLanguage(productConf());
  const { record } = await openRecord({
    language,
    entities: configEntities,
    check: async () => [],
    initialText: `source http://zero.example {\n  title Zero;\n}\n${conf}`,
  });
  const save = (delta: JsonObject) => record.apply(delta, { ifMatch: record.current.rev, who: "admin" });
  const [zero = ""] = record.current.keys["sources"]?.ids ?? [];
  await save({ sources: { [zero]: null } });
  return { record, save };
}

async function expectShown(delta: JsonObject): Promise<string> {
  const { record, save } = await opened();
  const { document, config } = record.current;
  const shown = savedText(productConf(), document.text, delta, config);
  await save(delta);
  expect(shown).toBe(record.current.document.text);
  return shown;
}

describe("the text that a review shows", () => {
  it("has a stream that is created again where saving puts it", async () => {
    const text = await expectShown({ streams: { drama: { name: "drama", position: 1 } } });
    expect(text.indexOf("stream drama")).toBeLessThan(text.indexOf("stream gate-cam"));
  });

  it("keeps the block of one that goes while another comes of nearly the same settings, as saving does", async () => {
    const harbour = { name: "port-cam", title: "Harbour", clients_timeout: 5 };
    await expectShown({ streams: { "harbour-cam": null, "port-cam": harbour } });
  });

  it("changes the mirror that is meant, though its key is not its place", async () => {
    const { record } = await opened();
    const [, two = ""] = record.current.keys["sources"]?.ids ?? [];
    const text = await expectShown({
      sources: { [two]: { title: "Second" }, "-1": { urls: [{ url: "http://new.example" }] } },
    });
    expect(text).toMatch(/two\.example \{\s+title Second;/);
  });

  it("is the text that is saved, whatever comes, goes, moves and changes", async () => {
    const name = fc.constantFrom("news", "gate-cam", "harbour-cam", "mirror-of-harbour", "drama", "sport");
    const body = fc.record({ title: fc.constantFrom("A", "B"), position: fc.nat(5) }, { requiredKeys: [] });
    const isOld = (key: string) => conf.includes(`stream ${key} {`);
    const streams = fc.dictionary(name, fc.option(body, { freq: 3 }), { minKeys: 1, maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(streams, async (chosen) => {
        const edits: JsonObject = {};
        for (const [key, value] of Object.entries(chosen)) {
          if (value !== null) edits[key] = isOld(key) ? value : { name: key, ...value };
          else if (isOld(key)) edits[key] = value;
        }
        if (Object.keys(edits).length > 0) await expectShown({ streams: edits });
      }),
      { numRuns: 25 },
    );
  });
});
