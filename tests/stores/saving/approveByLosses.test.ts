import { beforeAll, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import type { DvrImpact } from "../../../src/generated/types/DvrImpact.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { QuestionStore } from "../../../src/stores/QuestionStore.ts";
import { approveByLosses } from "../../../src/stores/saving/approveByLosses.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const some: DvrImpact = { bytes: 1024, duration: 60, stream_count: 1, stream_names: ["news"] };

function desk(answer: DvrImpact | Error, knows = true) {
  const saves = new SaveDesk({
    dvrs: { main: { name: "main", root: "/a", dvr_limit: 100, disks: { d1: { name: "d1", mode: "keep" } } } },
    streams: { news: { name: "news", dvr: { reference: "main", dvr_limit: 100 } } },
  });
  const asked: JsonObject[] = [];
  const calls = {
    dvrImpact: async (patch: JsonObject) => {
      asked.push(patch);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const questions = new QuestionStore();
  saves.queue.approveWith(approveByLosses(questions, calls, { can: (name) => knows && name === "dvr_impact" }));
  return { saves, questions, asked };
}

// They are loaded when they are needed first, which may take longer than is waited for below.
beforeAll(() =>
  Promise.all([import("../../../src/model/dvr/lossWords.ts"), import("../../../src/texts/en/dvrStorage.ts")]),
);

describe("a save that removes recordings", () => {
  it("asks first and says how much, and saves after a yes", async () => {
    const { saves, questions, asked } = desk(some);
    saves.draft.edit(["dvrs", "main", "dvr_limit"], 10);
    const saved = saves.saveAll();
    await vi.waitFor(() =>
      expect(questions.asked?.words).toBe(
        "Saving removes about 1\u00a0m (1 KB) of the recordings of news. What is removed cannot be recovered.",
      ),
    );
    expect(questions.asked).toMatchObject({
      title: "Save and remove recordings of news?",
      verb: "Save and remove",
      isDangerous: true,
    });
    expect(saves.saved).toEqual([]);
    questions.answer(true);
    expect(await saved).toBe(true);
    expect(asked).toEqual([{ dvrs: { main: { dvr_limit: 10 } } }]);
  });

  it("leaves everything as it was after a no", async () => {
    const { saves, questions } = desk(some);
    saves.draft.edit(["streams", "news", "dvr", "dvr_limit"], 10);
    const saved = saves.saveAll();
    await vi.waitFor(() => expect(questions.asked?.words).toContain("Saving removes"));
    questions.answer(false);
    expect(await saved).toBe(false);
    expect([saves.saved, saves.draft.count]).toEqual([[], 1]);
  });

  it.each([
    [["dvrs", "main", "disks", "d1", "mode"], ""],
    [["dvrs", "main", "disk_space"], 5],
    [["streams", "news", "dvr"], { reference: "other" }],
    [["streams", "news", "dvr", "disk_limit"], 5],
  ])("is looked for at %j", async (path, value) => {
    const { saves, questions, asked } = desk(some);
    saves.draft.edit(path, value);
    const saved = saves.saveAll();
    await vi.waitFor(() => expect(questions.asked).toBeDefined());
    questions.answer(true);
    expect([await saved, asked.length]).toEqual([true, 1]);
  });

  it.each([
    [["dvrs", "main", "copy"], "/b"],
    [["dvrs", "main"], undefined],
    [["dvrs", "new"], { name: "new", root: "/n", dvr_limit: 1 }],
    [["streams", "news", "title"], "News"],
  ])("is not what %j is", async (path, value) => {
    const { saves, asked } = desk(some);
    saves.draft.edit(path, value);
    expect([await saves.saveAll(), asked]).toEqual([true, []]);
  });

  it("is none where the server removes nothing, or does not know the question", async () => {
    for (const { saves, questions } of [desk({ ...some, stream_count: 0 }), desk(some, false)]) {
      saves.draft.edit(["dvrs", "main", "dvr_limit"], 10);
      expect([await saves.saveAll(), questions.asked?.words]).toEqual([true, undefined]);
    }
  });

  it("is asked about where the server cannot say; what is wrong with it the save itself says", async () => {
    const { saves, questions } = desk(new ApiError("unreachable", "It is away.", { status: 0, body: undefined }));
    saves.draft.edit(["dvrs", "main", "dvr_limit"], 10);
    const saved = saves.saveAll();
    await vi.waitFor(() => expect(questions.asked?.words).toContain("not known. It is away. Save them all the same?"));
    questions.answer(false);
    expect(await saved).toBe(false);
    const wrong = desk(new ApiError("invalid", "It is wrong.", { status: 422, body: undefined }));
    wrong.saves.draft.edit(["dvrs", "main", "dvr_limit"], 10);
    expect([await wrong.saves.saveAll(), wrong.questions.asked?.words]).toEqual([true, undefined]);
  });

  it("is no question where the console itself is broken: that is told, and nothing is sent", async () => {
    const { saves, questions } = desk(new TypeError("broken"));
    saves.draft.edit(["dvrs", "main", "dvr_limit"], 10);
    expect(await saves.saveAll()).toBe(false);
    expect([questions.asked?.words, saves.queue.failure?.message, saves.saved]).toEqual([undefined, "broken", []]);
  });
});
