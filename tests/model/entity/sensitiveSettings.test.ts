import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import { serialiseDraft } from "../../../src/model/draft/storedDraft.ts";
import { hidesSecret, isRiskyPatch } from "../../../src/model/entity/sensitiveSettings.ts";
import type { FieldEdit } from "../../../src/model/draft/fieldEdits.ts";

const path = ["streams", "news", "auth", "url"];
const edit = { path, base: undefined, mine: "securetoken://canary" };

describe("an address with a key in it", () => {
  it.each([
    ["securetoken://key", true],
    ["SecureToken://key", true],
    ["securetoken://", false],
    ["stalker://portal", false],
    ["auth://securetoken", false],
  ])("%s hides a secret: %s", (url, isSecret) => {
    expect(hidesSecret(url, path, entities)).toBe(isSecret);
  });

  it("is neither said in the review nor kept in the browser", () => {
    const edits = new Map([["/streams/news/auth/url", edit]]);
    const [change] = describeChanges(edits, { streams: { news: { name: "news" } } }, entities);
    expect(change).toMatchObject({ isSecret: true, text: "Stream news: auth type changed" });
    const whole = { path: ["streams", "fresh"], base: undefined, mine: { name: "fresh", auth: { url: edit.mine } } };
    expect(serialiseDraft(new Map<string, FieldEdit>([...edits, ["/streams/fresh", whole]]), entities)).not.toContain(
      "canary",
    );
  });
});

describe("a change that may lock the operator out", () => {
  it("is one of the ports of the web interface, or of its login", () => {
    expect(isRiskyPatch({ http: [8080] }, entities)).toBe(true);
    expect(isRiskyPatch({ edit_auth: { password: "new" } }, entities)).toBe(true);
  });

  it("is none of a stream or of another setting", () => {
    expect(isRiskyPatch({ streams: { news: { title: "News" } } }, entities)).toBe(false);
    expect(isRiskyPatch({ loglevel: "debug" }, entities)).toBe(false);
  });
});
