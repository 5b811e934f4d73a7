import { describe, expect, it } from "vitest";
import { filesUnder } from "./support/filesUnder.ts";
import { lineCount } from "./support/lineCount.ts";
import { longPages, pageFaults } from "./support/pageFaults.ts";
import { settingNames } from "./support/settingNames.ts";

const settings = settingNames();
const faultsOf = (text: string) => pageFaults({ path: "src/pages/a/APage.tsx", text }, settings);

describe("a page", () => {
  it("is short, has no input of its own and names no setting", () => {
    const faults = filesUnder("src/pages", /\.tsx?$/).flatMap((file) => pageFaults(file, settings));
    expect(faults).toEqual([]);
  });

  it("is excepted only while it is as long as that", () => {
    const long = filesUnder("src/pages", /\.tsx?$/).filter(({ text }) => lineCount(text) > 120);
    expect(long.map(({ path }) => path).toSorted()).toEqual(Object.keys(longPages).toSorted());
  });

  it("is found out when it is long", () => {
    expect(faultsOf("export const a = 1;\n".repeat(121))[0]).toContain("121 lines");
    expect(faultsOf("// a\n".repeat(120))).toEqual([]);
  });

  it.each(["<input value={1} />", "<select />", "<p><textarea /></p>"])("is found out when it has %s", (jsx) => {
    expect(faultsOf(`export const A = () => ${jsx};\n`)[0]).toContain("has a raw");
  });

  it.each(["const a = stream.clients_timeout;", 'const a = "clients_timeout";', "const a = { clients_timeout: 1 };"])(
    "is found out when it says %s",
    (code) => {
      expect(faultsOf(code)).toEqual([
        "src/pages/a/APage.tsx names the setting clients_timeout, which only its schema should",
      ]);
    },
  );
});
