import { describe, expect, it } from "vitest";
import { newLogoId } from "../../../overrides/logo/useLogos.ts";

describe("the id of a new logo", () => {
  it.each([
    ["logo.png", "logo"],
    ["Our Logo (2).final.jpeg", "Our-Logo-2-.final"],
    ["../../etc/passwd", "etc-passwd"],
    ["Лого.png", "Лого"],
    [".png", "logo"],
    ["###.png", "logo"],
    ["a".repeat(300), "a".repeat(80)],
  ])("of the file %s is %s", (file, id) => {
    expect(newLogoId(file, [])).toBe(id);
  });

  it("is none of those there are", () => {
    expect(newLogoId("logo.png", ["logo", "logo-2"])).toBe("logo-3");
  });
});
