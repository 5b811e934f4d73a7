import { BuildInParts } from "../build/buildWhenStale.ts";
import { budgetStep } from "./budgetStep.ts";
import { chromiumStep, ffmpegStep, postgresStep, publicSchemasStep, suiteStep } from "./programSteps.ts";
import { commandStep, type Step } from "./Step.ts";
import { generateStep } from "./generateStep.ts";
import { vitestStep } from "./vitestStep.ts";

const vite = "node_modules/vite/bin/vite.js";
const tsx = ["--import", "tsx"];

const dist = new BuildInParts(["generate", "build", "build-server"]);

/** A step that makes a part of what `npm start` serves. */
function partOfBuild(name: string, run: Step["run"]): Step["run"] {
  return (root, limitMs) => dist.make(root, name, () => run(root, limitMs));
}

/** The steps of `npm test`, in order. */
export const steps: readonly Step[] = [
  { name: "chromium", words: "a Chromium that starts", limitMinutes: 10, needs: [], run: chromiumStep },
  { name: "ffmpeg", words: "an ffmpeg that starts", limitMinutes: 10, needs: [], run: ffmpegStep },
  { name: "postgres", words: "a PostgreSQL, if it can be had", limitMinutes: 5, needs: [], run: postgresStep },
  { name: "suite", words: "the JSON Schema Test Suite, if it can be had", limitMinutes: 3, needs: [], run: suiteStep },
  {
    name: "public-schemas",
    words: "schemas of other products, if they can be had",
    limitMinutes: 3,
    needs: [],
    run: publicSchemasStep,
  },
  {
    name: "generate",
    words: "generated files fit the schemas",
    limitMinutes: 3,
    needs: [],
    run: partOfBuild("generate", generateStep),
  },
  {
    name: "generate-check",
    words: "a second generation changes nothing",
    limitMinutes: 3,
    needs: [],
    run: commandStep(...tsx, "generator/cli.ts", "--check"),
  },
  {
    name: "types",
    words: "types",
    limitMinutes: 5,
    needs: [],
    run: commandStep("node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false"),
  },
  {
    name: "lint",
    words: "lint, with import directions",
    limitMinutes: 3,
    needs: [],
    run: commandStep("node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"),
  },
  {
    name: "format",
    words: "format",
    limitMinutes: 2,
    needs: [],
    run: commandStep("node_modules/oxfmt/bin/oxfmt", "--check", "."),
  },
  {
    name: "unused",
    words: "no unused file, export or package",
    limitMinutes: 3,
    needs: [],
    run: commandStep("node_modules/knip/bin/knip.js"),
  },
  {
    name: "build",
    words: "console",
    limitMinutes: 5,
    needs: [],
    run: partOfBuild("build", commandStep(vite, "build")),
  },
  {
    name: "build-server",
    words: "server",
    limitMinutes: 5,
    needs: [],
    run: partOfBuild("build-server", commandStep(vite, "build", "--config", "vite.server.config.ts")),
  },
  { name: "budget", words: "script of the Media page", limitMinutes: 1, needs: ["build"], run: budgetStep },
  { name: "unit", words: "unit and architecture tests", limitMinutes: 16, needs: ["ffmpeg"], run: vitestStep("unit") },
  {
    name: "e2e",
    words: "the built console and server in Chromium",
    limitMinutes: 25,
    needs: ["chromium", "ffmpeg", "build", "build-server"],
    run: vitestStep("e2e", "--config", "tests/e2e/vitest.config.ts", "--project", "e2e"),
  },
  {
    name: "faults",
    words: "broken lines, full disks, hostile input",
    limitMinutes: 10,
    needs: ["ffmpeg", "build-server"],
    run: vitestStep("faults", "--config", "tests/faults/vitest.config.ts"),
  },
  {
    name: "requirements",
    words: "each requirement of a complete part has a test that passed",
    limitMinutes: 2,
    needs: [],
    run: commandStep(...tsx, "commands/requirements.ts", "--check"),
  },
  {
    name: "long",
    words: "walks in Chromium over every page, through changes midway and other products",
    limitMinutes: 20,
    beginsWithMinutes: 13,
    needs: ["chromium", "ffmpeg", "build", "build-server"],
    run: vitestStep("long", "--config", "tests/e2e/vitest.config.ts", "--project", "long"),
  },
];
