import { beforeAll, describe, expect, it } from "vitest";
import { runLint, type LintReport } from "./support/runLint.ts";

interface Planted {
  readonly breaks: string;
  readonly rule: string;
  readonly path: string;
  readonly source: string;
}

const planted: readonly Planted[] = [
  {
    breaks: "says any",
    rule: "typescript(no-explicit-any)",
    path: "src/model/any.ts",
    source: "export const a: any = 1;\n",
  },
  {
    breaks: "says that something is there without looking",
    rule: "typescript(no-non-null-assertion)",
    path: "src/model/bang.ts",
    source: "export const a = (list: number[]) => list[0]!;\n",
  },
  {
    breaks: "says what a type is outside the adapters",
    rule: "typescript(consistent-type-assertions)",
    path: "src/model/as.ts",
    source: "export const a = (value: unknown) => value as string;\n",
  },
  {
    breaks: "imports a type as if it were a value",
    rule: "typescript(consistent-type-imports)",
    path: "src/model/typeImport.ts",
    source: 'import { A } from "./A.ts";\n\nexport const a: A = { b: 1 };\n',
  },
  {
    breaks: "forgets a promise",
    rule: "typescript(no-floating-promises)",
    path: "src/model/floating.ts",
    source: "async function save() {}\n\nexport function run() {\n  save();\n}\n",
  },
  {
    breaks: "takes a promise for an answer",
    rule: "typescript(no-misused-promises)",
    path: "src/model/misused.ts",
    source: "export async function a(save: () => Promise<boolean>) {\n  if (save()) return 1;\n  return 2;\n}\n",
  },
  {
    breaks: "forgets a case of a union",
    rule: "typescript(switch-exhaustiveness-check)",
    path: "src/model/cases.ts",
    source:
      'export function a(kind: "on" | "off") {\n  switch (kind) {\n    case "on":\n      return 1;\n  }\n  return 2;\n}\n',
  },
  {
    breaks: "calls a hook on a condition",
    rule: "react-hooks(rules-of-hooks)",
    path: "src/pages/hook.tsx",
    source:
      'import { useState } from "react";\n\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <p />;\n}\n',
  },
  {
    breaks: "forgets what an effect depends on",
    rule: "react-hooks(exhaustive-deps)",
    path: "src/pages/effect.tsx",
    source:
      'import { useEffect } from "react";\n\nexport function A({ on }: { on: () => void }) {\n  useEffect(() => on(), []);\n  return <p />;\n}\n',
  },
  {
    breaks: "imports in a circle",
    rule: "import(no-cycle)",
    path: "src/model/circle.ts",
    source: 'import { other } from "./other.ts";\n\nexport const circle = () => other;\n',
  },
  {
    breaks: "is longer than 400 lines",
    rule: "eslint(max-lines)",
    path: "src/model/long.ts",
    source: Array.from({ length: 401 }, (_, index) => `export const a${index} = ${index};\n`).join(""),
  },
  {
    breaks: "has a default export",
    rule: "import(no-default-export)",
    path: "src/model/default.ts",
    source: "const a = 1;\nexport default a;\n",
  },
  {
    breaks: "prints in the console of the browser",
    rule: "eslint(no-console)",
    path: "src/model/print.ts",
    source: "console.log(1);\n",
  },
  {
    breaks: "prints from the server other than by its log",
    rule: "eslint(no-console)",
    path: "server/print.ts",
    source: "console.log(1);\n",
  },
  {
    breaks: "fetches in a store",
    rule: "eslint(no-restricted-globals)",
    path: "src/stores/fetch.ts",
    source: 'export const a = () => fetch("/admin");\n',
  },
  {
    breaks: "fetches in a page",
    rule: "eslint(no-restricted-globals)",
    path: "src/pages/fetch.tsx",
    source: 'export const a = () => fetch("/admin");\n',
  },
  {
    breaks: "touches the page in the model",
    rule: "eslint(no-restricted-globals)",
    path: "src/model/dom.ts",
    source: "export const a = () => document.title;\n",
  },
  {
    breaks: "shows an image without a text for those who do not see it",
    rule: "jsx-a11y(alt-text)",
    path: "src/pages/image.tsx",
    source: 'export const A = () => <img src="/logo.png" />;\n',
  },
  {
    breaks: "switches a test off",
    rule: "vitest(no-disabled-tests)",
    path: "tests/off.test.ts",
    source: 'import { expect, it } from "vitest";\n\nit.skip("works", () => {\n  expect(1).toBe(1);\n});\n',
  },
  {
    breaks: "runs one test only",
    rule: "vitest(no-focused-tests)",
    path: "tests/only.test.ts",
    source: 'import { expect, it } from "vitest";\n\nit.only("works", () => {\n  expect(1).toBe(1);\n});\n',
  },
  {
    breaks: "has a test that cannot fail",
    rule: "vitest(expect-expect)",
    path: "tests/nothing.test.ts",
    source: 'import { it } from "vitest";\n\nit("works", () => {});\n',
  },
  {
    breaks: "loses the cause of an error",
    rule: "eslint(preserve-caught-error)",
    path: "src/model/cause.ts",
    source:
      "export function a(run: () => void) {\n  try {\n    run();\n  } catch (error) {\n    throw new Error(`No: ${String(error)}`);\n  }\n}\n",
  },
];

const innocent: Readonly<Record<string, string>> = {
  "src/model/A.ts": "export interface A {\n  readonly b: number;\n}\n",
  "src/model/other.ts": 'import { circle } from "./circle.ts";\n\nexport const other = () => circle;\n',
  "src/forms/adapter.ts": "export const a = (value: unknown) => value as string;\n",
  "src/model/constant.ts": 'export const names = ["a", "b"] as const;\n',
  "vite.config.ts": "export default {};\n",
};

let report: LintReport = new Map();
beforeAll(() => {
  const own = Object.fromEntries(planted.map(({ path, source }) => [path, source]));
  report = runLint({ ...innocent, ...own });
});

describe("the lint", () => {
  it.each(planted)("refuses a file that $breaks", ({ path, rule }) => {
    expect(report.get(path)).toContain(rule);
  });

  it.each(["src/model/A.ts", "src/forms/adapter.ts", "src/model/constant.ts", "vite.config.ts"])(
    "has nothing against %s",
    (path) => {
      expect(report.get(path)).toBeUndefined();
    },
  );
});
