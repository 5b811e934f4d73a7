import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { changesOf } from "../../../src/model/diff/changesOf.ts";
import type { FieldEdit } from "../../../src/model/draft/draftEdits.ts";
import { serialiseDraft } from "../../../src/model/draft/storedDraft.ts";
import { hidesSecret } from "../../../src/model/entity/hidesSecret.ts";

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
    const [change] = changesOf(edits, { streams: { news: { name: "news" } } }, entities);
    expect(change).toMatchObject({ isSecret: true, text: "Stream news: auth type changed" });
    const whole = { path: ["streams", "fresh"], base: undefined, mine: { name: "fresh", auth: { url: edit.mine } } };
    expect(serialiseDraft(new Map<string, FieldEdit>([...edits, ["/streams/fresh", whole]]), entities)).not.toContain(
      "canary",
    );
  });
});
