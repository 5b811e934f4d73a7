import { describe, expect, it } from "vitest";
import { entities } from "../../../../src/generated/entities.ts";
import { problemsOfReferences } from "../../../../src/model/entity/references/referenceProblems.ts";
import { followRenames } from "../../../../src/model/entity/references/renamedReferences.ts";
import { productLanguage } from "../../conf/support/productLanguage.ts";

const { language } = await productLanguage();
const config = {
  streams: { news: { name: "news", ad_schedule: "evening" } },
  ad_schedules: { evening: { name: "evening" } },
};

describe("the ad schedule of a stream", () => {
  it("is written in the config text by its name", () => {
    const text = language.print(config);
    expect(text).toContain("  ad_schedule evening;");
    const { config: read, problems } = language.read(language.parse(text));
    expect(problems).toEqual([]);
    expect(read["streams"]).toMatchObject({ news: { ad_schedule: "evening" } });
  });

  it("is told in words where there is no such schedule", () => {
    const [problem] = problemsOfReferences(entities.stream, config.streams.news, () => false, entities);
    expect(problem).toMatchObject({ pointer: "/ad_schedule", level: "warning", page: "output" });
    expect(problem?.message).toMatch(/There is no ad schedule named evening/);
  });

  it("follows the schedule to another name", () => {
    const renames = [{ from: ["ad_schedules", "evening"], to: ["ad_schedules", "night"] }];
    const renamed = { ...config, ad_schedules: { night: { name: "night" } } };
    expect(followRenames(renamed, renames, entities)["streams"]).toMatchObject({ news: { ad_schedule: "night" } });
  });
});
