import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectRoot } from "../../../commands/install/projectRoot.mjs";

/** What the lint says of planted files: for each path the rules it broke, for example `eslint(no-console)`. */
export type LintReport = ReadonlyMap<string, readonly string[]>;

/** Lints files that exist only for this run, by the project's own rules. */
export function runLint(files: Readonly<Record<string, string>>): LintReport {
  const folder = mkdtempSync(join(tmpdir(), "sluice-lint-"));
  try {
    for (const name of [".oxlintrc.json", "tsconfig.json"]) copyFileSync(join(projectRoot, name), join(folder, name));
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const oxlint = join(projectRoot, "node_modules/oxlint/bin/oxlint");
    // Types of Node and the type-aware part of the lint are looked for from the folder that is linted.
    symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
    const places = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? path))];
    const args = [oxlint, "--type-aware", "-f", "json", ...places];
    const run = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", timeout: 60_000 });
    return byFile(run.stdout, run.stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function byFile(stdout: string, stderr: string): LintReport {
  if (!stdout.startsWith("{")) throw new Error(`oxlint gave no report:\n${stdout}${stderr}`);
  const report: { diagnostics: readonly { code: string; filename: string }[] } = JSON.parse(stdout);
  const found = new Map<string, string[]>();
  for (const { filename, code } of report.diagnostics) {
    const path = filename.replaceAll("\\", "/");
    found.set(path, [...(found.get(path) ?? []), code]);
  }
  return found;
}
