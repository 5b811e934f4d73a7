import { beforeAll, describe, expect, it, vi } from "vitest";
import { loadQuestions } from "../../../src/generated/loadQuestions.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { QuestionStore } from "../../../src/stores/QuestionStore.ts";
import { approveByQuestions } from "../../../src/stores/saving/approvers.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

function desk(news: JsonObject = { name: "news", urls: ["udp://a"] }) {
  const saves = new SaveDesk({ http: [80], streams: { news } });
  const questions = new QuestionStore();
  saves.queue.approveWith(approveByQuestions(questions, saves.config));
  return { saves, questions };
}

// They are loaded when they are needed first, which may take longer than is waited for below.
beforeAll(() => loadQuestions("stream"));

describe("a save that its schema asks about", () => {
  const words = "No video tracks configured (only audio will be in the output). Save this configuration?";

  it("asks while the condition holds for what would be saved, once for several entities [S356]", async () => {
    const { saves, questions } = desk();
    saves.draft.edit(["streams", "news", "transcoder"], { audio: { bitrate: 1 } });
    saves.draft.edit(["streams", "sport"], { name: "sport", transcoder: { audio: { bitrate: 1 } } });
    const saved = saves.saveAll();
    await vi.waitFor(() => expect(questions.asked?.words).toBe(words));
    expect(questions.asked).toMatchObject({ title: "Save 2 streams without video tracks?", verb: "Save" });
    questions.answer(true);
    expect(await saved).toBe(true);
    expect(questions.asked?.words).toBeUndefined();
  });

  it("asks nothing of a setting that stays as it was, also where all of its entity is written anew", async () => {
    const recorded = { name: "news", static: false, dvr: { root: "/storage" } };
    const { saves } = desk(recorded);
    saves.draft.edit(["streams", "news"], { ...recorded, title: "News" });
    expect(await saves.saveAll()).toBe(true);
  });

  it("asks of a setting by what others of its entity say", async () => {
    const { saves, questions } = desk();
    saves.draft.edit(["streams", "news", "dvr"], { root: "/storage" });
    saves.draft.edit(["streams", "news", "static"], false);
    const saved = saves.saveAll();
    await vi.waitFor(() =>
      expect(questions.asked).toMatchObject({ title: "Make news on demand?", verb: "Make on demand" }),
    );
    questions.answer(true);
    expect(await saved).toBe(true);
    saves.draft.edit(["streams", "sport"], { name: "sport", static: false });
    expect(await saves.saveAll(), "without an archive").toBe(true);
  });

  it("asks where the condition holds for the second of two entities, and saves nothing after a no", async () => {
    const { saves, questions } = desk();
    saves.draft.edit(["streams", "news", "transcoder"], { video: { "1": { bitrate: 1 } } });
    saves.draft.edit(["streams", "sport"], { name: "sport", transcoder: { audio: { bitrate: 1 } } });
    const saved = saves.saveAll();
    await vi.waitFor(() => expect(questions.asked?.words).toBe(words));
    questions.answer(false);
    expect(await saved).toBe(false);
    expect([saves.saved, saves.draft.count]).toEqual([[], 2]);
  });

  it("asks nothing of a whole collection, which is no entity", async () => {
    const { saves } = desk();
    const edits = new Map([["/dvrs", { path: ["dvrs"], base: undefined, mine: { main: { name: "main" } } }]]);
    expect(await saves.queue.commitBeside(() => edits)).toBe(true);
  });

  it("asks nothing where it does not hold, or nothing near it is touched", async () => {
    const { saves, questions } = desk();
    saves.draft.edit(["streams", "news", "transcoder"], { video: { "1": { bitrate: 1 } } });
    saves.draft.edit(["streams", "sport"], { name: "sport", title: "Sport" });
    expect(await saves.saveAll()).toBe(true);
    expect(questions.asked?.words).toBeUndefined();
  });
});

describe("a save of a setting that may lock the operator out", () => {
  it("asks first, in the schema's words, and saves after a yes [C301]", async () => {
    const { saves, questions } = desk();
    saves.draft.edit(["http"], [8081]);
    const saved = saves.saveAll();
    expect(questions.asked?.words).toMatch(/^The web interface answers at the HTTP ports\./);
    expect(questions.asked).toMatchObject({ title: "Save HTTP ports?", verb: "Save", isDangerous: true });
    expect(saves.saved).toEqual([]);
    questions.answer(true);
    expect(await saved).toBe(true);
    expect(saves.saved).toEqual([{ http: [8081] }]);
    expect(questions.asked?.words).toBeUndefined();
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
    expect(questions.asked?.words).toBeUndefined();
  });
});
