import { describe, expect, it } from "vitest";
import { StreamWarnings } from "../../../../server/media/live/streamStats.ts";
import { say } from "../../../../server/Told.ts";

describe("what fails around a stream", () => {
  const silent = say("silent", { seconds: 20 });
  const full = "No space left on device";

  it("is told behind the source's own error, each with its reason behind a colon", () => {
    const warnings = new StreamWarnings();
    expect(warnings.set("dvr", "Nothing is recorded", say("silent", { seconds: 5 }))).toMatch(/^Nothing is recorded: /);
    warnings.set("push", "The push stopped", full);
    const { words, said = [] } = warnings.with(silent) ?? {};
    const because = (one: { readonly is_reason?: boolean }) => one.is_reason ?? false;
    expect(said.map(because)).toEqual([false, false, true, false, true]);
    expect(said[0]).toBe(silent);
    expect(said[2]).toEqual({ ...say("silent", { seconds: 5 }), is_reason: true });
    expect(words).toBe(said.reduce((line, one) => line + (line && (because(one) ? ": " : "; ")) + one.words, ""));
  });

  it("has no code where none of it is ours to say, and is nothing once it works again", () => {
    const warnings = new StreamWarnings();
    warnings.set("push", "The push stopped", full);
    expect(warnings.with(undefined)).toEqual({ words: `The push stopped: ${full}` });
    expect(warnings.set("push", "The push stopped", full)).toBeUndefined();
    expect(warnings.set("push", undefined)).toBeUndefined();
    expect(warnings.with(undefined)).toBeUndefined();
  });
});
