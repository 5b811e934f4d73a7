import { describe, expect, it } from "vitest";
import { approveByQuestions } from "../../src/stores/approveByQuestions.ts";
import { QuestionStore } from "../../src/stores/QuestionStore.ts";
import { SaveDesk } from "./support/SaveDesk.ts";

function desk() {
  const saves = new SaveDesk({ http: [80], streams: { news: { name: "news", urls: ["udp://a"] } } });
  const questions = new QuestionStore();
  saves.queue.approveWith(approveByQuestions(questions));
  return { saves, questions };
}

describe("a save of a setting that may lock the operator out", () => {
  it("asks first, in the schema's words, and saves after a yes [C301]", async () => {
    const { saves, questions } = desk();
    saves.draft.edit(["http"], [8081]);
    const saved = saves.saveAll();
    expect(questions.words).toMatch(/\?$/);
    expect(saves.saved).toEqual([]);
    questions.answer(true);
    expect(await saved).toBe(true);
    expect(saves.saved).toEqual([{ http: [8081] }]);
    expect(questions.words).toBeUndefined();
  });

  it("leaves draft and server as they were after a no [C301]", async () => {
    const { saves, questions } = desk();
    saves.draft.edit(["http"], [8081]);
    const saved = saves.saveAll();
    questions.answer(false);
    expect(await saved).toBe(false);
    expect(saves.saved).toEqual([]);
    expect(saves.draft.count).toBe(1);
  });

  it("asks nothing about other settings", async () => {
    const { saves, questions } = desk();
    saves.draft.edit(["streams", "news", "title"], "News");
    expect(await saves.saveAll()).toBe(true);
    expect(questions.words).toBeUndefined();
  });
});
