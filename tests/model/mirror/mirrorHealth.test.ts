import { describe, expect, it } from "vitest";
import { mirrorHealth } from "../../../src/model/mirror/mirrorHealth.ts";

describe("the health of a mirror's server", () => {
  it("is an error with its text, ok with names, and unknown otherwise [C255]", () => {
    expect(mirrorHealth({ error: "timeout", stream_names: ["news"] })).toEqual({ kind: "error", error: "timeout" });
    expect(mirrorHealth({ stream_names: [] })).toEqual({ kind: "ok" });
    expect(mirrorHealth({})).toEqual({ kind: "unknown" });
    expect(mirrorHealth(undefined)).toEqual({ kind: "unknown" });
  });
});
