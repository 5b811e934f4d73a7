import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const forms = join(import.meta.dirname, "../../src/forms");

describe("the form engine", () => {
  it("does not carry Ajv, which compiles at run time", () => {
    const files = readdirSync(forms, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    const imports = files.flatMap((file) =>
      [...readFileSync(join(forms, file), "utf8").matchAll(/from "([^".][^"]*)"/g)].map(([, name]) => name),
    );
    expect(new Set(imports)).toContain("@cfworker/json-schema");
    expect(
      imports.filter((name) => name?.startsWith("ajv") || name === "@rjsf/core" || name === "@rjsf/validator-ajv8"),
    ).toEqual([]);
  });
});
