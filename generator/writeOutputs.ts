import { lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { generatedNote, type OutputFile } from "./emit/outputFile.ts";

/** Folders that hold nothing but what the generator wrote. */
const ownFolders = ["src/generated", "docs/reference"];

/**
 * Makes the generated folders hold just these files. Only what differs is written, and all of that at once: a watcher sees
 * real changes, and not half of them.
 * @param owned folders below the root that hold nothing else
 * @param isOurs by its text, of a file there that is not among these: others stay
 * @returns paths written or removed
 */
export async function writeOutputs(
  root: string,
  outputs: readonly OutputFile[],
  owned: readonly string[] = ownFolders,
  isOurs: (text: string) => boolean = () => true,
): Promise<readonly string[]> {
  refuseOddPaths(outputs);
  const [changed, left] = await Promise.all([differing(root, outputs), leftOver(root, outputs, owned)]);
  const texts = await Promise.all(left.map((path) => readText(join(root, path))));
  const gone = left.filter((_, index) => isOurs(texts[index] ?? ""));
  const folders = new Set(changed.map(({ path }) => dirname(join(root, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([
    ...changed.map(({ path, text }) => writeFile(join(root, path), text)),
    ...gone.map((path) => rm(join(root, path))),
  ]);
  return [...changed.map(({ path }) => path), ...gone];
}

/**
 * A file's name may come from a schema: of the names that lead elsewhere, or are no plain ones, or stand for two outputs,
 * none is written.
 */
function refuseOddPaths(outputs: readonly OutputFile[]): void {
  const written = new Map<string, string>();
  for (const { path } of outputs) {
    // Some disks take two names that differ by their capitals for one.
    const other = written.get(path.toLowerCase());
    if (other !== undefined)
      throw new Error(
        `${other} and ${path} would be one file: two schemas, pages or lists have one name; rename one of them`,
      );
    written.set(path.toLowerCase(), path);
    const odd = path.split("/").find((part) => !/^\w[\w.-]*$/.test(part));
    if (odd === undefined) continue;
    throw new Error(
      `${JSON.stringify(odd.slice(0, 80))} cannot be the name of a generated file: names of entities and pages are letters, digits, - and _`,
    );
  }
}

const foreignFolders = ["generated", "reference"];
/** Where it stands and has our first line, both folders are the generator's. */
const signFile = "generated/product.ts";

/**
 * The same for another product, below a folder of its own: `generated/` and `reference/`.
 * @returns paths written or removed
 * @throws where folders of these names hold what somebody else has put there: it would be gone
 */
export async function writeForeignOutputs(out: string, outputs: readonly OutputFile[]): Promise<readonly string[]> {
  const root = resolve(out);
  for (const folder of foreignFolders) {
    const found = await lstat(join(root, folder)).catch(() => undefined);
    if (found?.isSymbolicLink() === true)
      throw new Error(`${join(root, folder)} is a link: choose another folder with --out, or take it away`);
  }
  const [firstOther] = await leftOver(root, [], foreignFolders);
  const isOurs = (await readText(join(root, signFile)))?.startsWith(generatedNote) === true;
  if (firstOther !== undefined && !isOurs) {
    throw new Error(
      `${join(root, firstOther)} is not the generator's, and would be lost: choose another folder with --out, or move it away`,
    );
  }
  const placed = outputs.map((output) => ({ ...output, path: output.path.slice(output.path.indexOf("/") + 1) }));
  refuseOddPaths(placed);
  // The sign first: a run that is broken off leaves nothing that the next one would not know.
  const sign = placed.filter(({ path }) => path === signFile);
  const signed = await writeOutputs(root, sign, []);
  return [...signed, ...(await writeOutputs(root, placed, foreignFolders, isGenerated))];
}

/** Every module and page that the generator writes says so at its beginning. */
function isGenerated(text: string): boolean {
  return text.slice(0, 400).includes("Written by the generator");
}

/** The outputs that stand otherwise on the disk, or not at all. */
async function differing(root: string, outputs: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const known = await Promise.all(outputs.map(({ path }) => readText(join(root, path))));
  return outputs.filter(({ text }, index) => known[index] !== text);
}

/** Committed files that differ from what the generator would write, and files it would not write at all. */
export async function staleOutputs(root: string, outputs: readonly OutputFile[]): Promise<readonly string[]> {
  const committed = outputs.filter((output) => output.committed);
  const [stale, left] = await Promise.all([differing(root, committed), leftOver(root, outputs, ownFolders)]);
  return [...stale.map(({ path }) => path), ...left];
}

/** Files in the generated folders that are none of these. */
export async function leftOver(
  root: string,
  outputs: readonly Pick<OutputFile, "path">[],
  owned: readonly string[] = ownFolders,
): Promise<readonly string[]> {
  const known = new Set(outputs.map(({ path }) => path));
  const found = await Promise.all(owned.map((folder) => filesBelow(root, folder)));
  return found.flat().filter((path) => !known.has(path));
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** The text of a file; undefined where there is none. */
export async function readText(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}
