import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../../commands/install/projectRoot.mjs";
import { runCaptured } from "../../../commands/run/runCaptured.ts";
import { copiedPaths } from "./copiedPaths.ts";
import { handwrittenFiles } from "./handwrittenFiles.ts";

/** The whole tree in a temporary folder, in which an engineer edits a schema and nothing else. */
export class ProductCopy {
  private constructor(
    readonly root: string,
    private readonly original: ReadonlyMap<string, string>,
  ) {}

  static async make(): Promise<ProductCopy> {
    const root = await mkdtemp(join(tmpdir(), "sluice-proof-"));
    await Promise.all(copiedPaths.map((path) => cp(join(projectRoot, path), join(root, path), { recursive: true })));
    await linkPackages(root);
    return new ProductCopy(root, await handwrittenFiles(root));
  }

  read(path: string): Promise<string> {
    return readFile(join(this.root, path), "utf8");
  }

  write(path: string, text: string): Promise<void> {
    return writeFile(join(this.root, path), text);
  }

  /** Files added, changed or taken away since the copy was made, what the generator writes left out. */
  async changedByHand(): Promise<readonly string[]> {
    const now = await handwrittenFiles(this.root);
    const paths = new Set([...this.original.keys(), ...now.keys()]);
    return [...paths].filter((path) => this.original.get(path) !== now.get(path)).toSorted();
  }

  /** Anew, also where a run of the same schemas has left its note. */
  async generate(): Promise<void> {
    await this.node("--import", "tsx", "generator/cli.ts", "--anew");
  }

  async build(): Promise<void> {
    const vite = "node_modules/vite/bin/vite.js";
    await this.node(vite, "build");
    await this.node(vite, "build", "--config", "vite.server.config.ts");
  }

  /** What tsc says of a module beside the generated types, under the project's own settings; empty when all is well. */
  async typeErrors(module: string): Promise<string> {
    await this.write("typed.ts", module);
    await this.write("tsconfig.typed.json", JSON.stringify({ extends: "./tsconfig.json", include: ["typed.ts"] }));
    const { output } = await this.try(
      "node_modules/typescript/bin/tsc",
      "--noEmit",
      "--pretty",
      "false",
      "-p",
      "tsconfig.typed.json",
    );
    return output;
  }

  /** Evaluates an expression in the copy, with what it imports, and gives its JSON. */
  async ask(imports: string, expression: string): Promise<unknown> {
    await this.write("ask.ts", `${imports}\nconsole.log(JSON.stringify(${expression}));\n`);
    return JSON.parse(await this.node("--import", "tsx", "ask.ts"));
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }

  private async node(...args: readonly string[]): Promise<string> {
    const { ok, output } = await this.try(...args);
    if (!ok) throw new Error(`In the copy, \`node ${args.join(" ")}\` failed:\n${output}`);
    return output;
  }

  private try(...args: readonly string[]) {
    return runCaptured(this.root, process.execPath, args, { limitMs: 90_000, env: { NODE_ENV: "production" } });
  }
}

/** The project's packages one by one: what tools put beside them for a tree, as Vite does, is the copy's own. */
async function linkPackages(root: string): Promise<void> {
  const [from, to] = [join(projectRoot, "node_modules"), join(root, "node_modules")];
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => name === ".bin" || !name.startsWith("."));
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
}
