import { describe, expect, it } from "vitest";
import { filesUnder } from "./support/filesUnder.ts";

/** The main button of a page or dialog, when what it does is a save. */
const savingButton =
  /variant="primary"[\s\S]{0,400}?(?:\.commit\(|saveText\(|handleSave|"groups\.create"|type="submit"[\s\S]{0,160}"iptv\.addUser"|"certificate\.take")/;

const buttons = [...filesUnder("src/pages", /\.tsx$/), ...filesUnder("overrides", /\.tsx$/)].filter(({ text }) =>
  savingButton.test(text),
);

describe("a button that saves", () => {
  it("is pressed by Ctrl+S as well, wherever it stands", () => {
    expect(buttons.length).toBeGreaterThan(6);
    expect(buttons.filter(({ text }) => !text.includes("useSaveKey(")).map(({ path }) => path)).toEqual([]);
  });
});
