import { expect, it } from "vitest";
import { valueInWords } from "../../src/forms/valueInWords.ts";

it("says no object as JSON, as a secret may stand in it", () => {
  const field = { ui: { pattern: "" }, schema: {} };
  expect(valueInWords({ login: "ann", password: "sesame" }, field)).toBe("other values");
  expect(valueInWords([{ key: "sesame" }], field)).toBe("other values");
  expect(valueInWords(["hls", "dash"], field)).toBe("hls, dash");
});
