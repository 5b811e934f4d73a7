import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** What the command says of options that do not go together, and how it ends. */
async function refusal(options: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const command = ["--import", "tsx", join(root, "generator/cli.ts"), ...options];
    execFile(process.execPath, command, { cwd: root }, (error, _, said) => resolve(`${error?.code}: ${said.trim()}`));
  });
}

it.concurrent.each([
  [
    "--overlay words.json",
    "1: --overlay goes with the schemas of another product: say them with --schemas or --openapi",
  ],
  ["--out folder", "1: --out goes with the schemas of another product: say them with --schemas or --openapi"],
  ["--schemas folder", "1: say with --out which folder the output goes to"],
  ["--schemas a --openapi b --out c", "1: say either --schemas or --openapi: a product is made of one of them"],
  [
    "--schemas a --out c --check",
    "1: --check and --watch are for the project's own schemas; leave them out beside --schemas or --openapi",
  ],
  ["--explain nothing.there", "1: There is no entity “nothing”. There are: "],
])(
  "generate %s is refused in words",
  async (options, words) => {
    expect(await refusal(options.split(" "))).toContain(words);
  },
  30_000,
);
