import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { isRiskyPatch } from "../../../src/model/entity/isRiskyPatch.ts";

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
