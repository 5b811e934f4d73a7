/** One test of a report. */
export interface ReportedTest {
  /** With the titles of its groups before its own. */
  readonly name: string;
  readonly title: string;
  /** `passed`, `failed`, `pending`, `skipped`, `todo` or what a later vitest may say. */
  readonly status: string;
  /** What it failed with, at its first try too; "" where it never failed. */
  readonly message: string;
}

/** One file of tests in a report. */
export interface ReportedFile {
  readonly name: string;
  readonly status: string;
  /** Why it could not be loaded. */
  readonly message: string;
  /** When it began, in milliseconds since 1970. */
  readonly startMs: number;
  readonly tests: readonly ReportedTest[];
}

/** Reads what vitest's JSON reporter has written; a text that is "" has no files. Throws for what is no JSON. */
export function parseVitestReport(text: string): readonly ReportedFile[] {
  if (text === "") return [];
  return listAt(JSON.parse(text), "testResults").map((file) => ({
    name: textAt(file, "name"),
    status: textAt(file, "status"),
    message: textAt(file, "message"),
    startMs: numberAt(file, "startTime"),
    tests: listAt(file, "assertionResults").map((test) => ({
      name: textAt(test, "fullName"),
      title: textAt(test, "title"),
      status: textAt(test, "status"),
      message: listAt(test, "failureMessages").join("\n"),
    })),
  }));
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string {
  const text = at(value, key);
  return typeof text === "string" ? text : "";
}

function numberAt(value: unknown, key: string): number {
  const number = at(value, key);
  return typeof number === "number" ? number : 0;
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}
