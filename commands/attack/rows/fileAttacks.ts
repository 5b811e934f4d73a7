import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Attack, expectRefusal } from "../Attack.ts";
import type { Answer, Target } from "../Target.ts";

const SECRET = "canary-that-must-not-sing";

/** A folder outside of everything that the server may touch, with a file that nobody may read, write or remove. */
async function withCanary(attack: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "attack-"));
  try {
    await writeFile(join(folder, "canary.mp4"), SECRET);
    await attack(folder);
    if (!existsSync(join(folder, "canary.mp4"))) throw new Error("a file outside of the server's folders was removed");
    const names = await readdir(folder);
    if (names.length > 1) throw new Error(`${names.join(", ")} was written outside of the server's folders`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ways out of a folder to an absolute path. */
function waysTo(path: string): readonly string[] {
  const up = "../".repeat(12);
  const plain = `${up}${path.slice(1)}`;
  return [
    path,
    `//${path}`,
    plain,
    plain.replaceAll("../", "..\\"),
    plain.replaceAll("../", "....//"),
    plain.replaceAll("../", "..;/"),
    plain.replaceAll("..", "%2e%2e"),
    plain.replaceAll("/", "%2f"),
    plain.replaceAll("..", "%252e%252e"),
    plain.replaceAll("../", "%c0%ae%c0%ae/"),
    plain.replaceAll(".", "\u2024"),
    `${plain}\0.png`,
    `file://${path}`,
    `./x/../${plain}`,
  ];
}

function expectNothing(answer: Answer, what: string): void {
  if (answer.text.includes(SECRET)) throw new Error(`${what} has read a file outside of the server's folders`);
  expectRefusal(answer, what);
}

/** The VODs of the config, and one that is not there. */
async function prefixes(target: Target): Promise<readonly string[]> {
  const { text } = await target.api("GET", "read_config");
  const config: unknown = JSON.parse(text);
  const vods: object = typeof config === "object" && config !== null && "vods" in config ? Object(config.vods) : {};
  return [...Object.keys(vods).slice(0, 3), "attack"];
}

/** Headers carry no letters beyond Latin-1 and no control characters. */
const inHeader = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text));

async function tryCalls(target: Target, prefix: string, way: string, folder: string): Promise<void> {
  const into = way.replace(/canary\.mp4.*$/s, "");
  const about = `${prefix} and ${JSON.stringify(way)}`;
  for (const query of [{ prefix, subpath: into }, { prefix, path: into }, { prefix: into }]) {
    const answer = await target.api("GET", `list_files?${new URLSearchParams(query)}`);
    expectRefusal(answer, `list_files with ${about}`);
  }
  const remove = { prefix, dir: "", subpath: way };
  for (const body of [remove, { ...remove, dir: folder, subpath: "canary.mp4" }])
    expectNothing(await target.post("remove_file", JSON.stringify(body)), `remove_file with ${about}`);
  const make = { prefix, path: "", subpath: into, name: "made" };
  for (const body of [make, { ...make, subpath: "", name: `${into}made` }])
    expectNothing(await target.post("make_directory", JSON.stringify(body)), `make_directory with ${about}`);
  const upload = { "x-prefix": inHeader(prefix), "x-file-sizes": `${encodeURIComponent(`${way}.up`)}:1` };
  for (const more of [{ "x-subpath": "" }, { "x-subpath": inHeader(into), "x-file-sizes": "up.mp4:1" }]) {
    const headers = { "content-type": "application/octet-stream", ...upload, ...more };
    expectNothing(await target.api("POST", "upload", { headers, body: "x" }), `upload with ${about}`);
  }
}

/** Calls and addresses that take the name of a file. */
export const files: readonly Attack[] = [
  {
    title: "reads, writes and removes nothing outside of its folders, whatever a call names",
    needs: "login",
    run: (target) =>
      withCanary(async (folder) => {
        for (const prefix of await prefixes(target))
          for (const way of waysTo(join(folder, "canary.mp4"))) await tryCalls(target, prefix, way, folder);
      }),
  },
  {
    title: "keeps logos by plain names only",
    needs: "login",
    run: (target) =>
      withCanary(async (folder) => {
        for (const way of waysTo(join(folder, "canary.mp4"))) {
          const address = `logo/${encodeURIComponent(way)}`;
          expectNothing(await target.api("GET", address), `GET ${address}`);
          const headers = { "content-type": "application/octet-stream" };
          expectNothing(await target.api("PUT", address, { headers, body: "x" }), `PUT ${address}`);
          expectNothing(await target.api("DELETE", address), `DELETE ${address}`);
        }
      }),
  },
  {
    title: "sends no file that lies outside of its folders to anybody",
    run: (target) =>
      withCanary(async (folder) => {
        for (const way of waysTo(join(folder, "canary.mp4"))) {
          const path = /[^\x21-\x7e]/.test(way) ? encodeURIComponent(way) : way;
          for (const begin of [
            "/",
            "/admin/",
            "/admin/assets/",
            "/attack/",
            "/-/player/",
            "/.well-known/sluice/streams/",
          ]) {
            const answer = await target.ask("GET", begin + path);
            if (answer.text.includes(SECRET)) throw new Error(`${begin}${path} has read a file outside`);
          }
        }
      }),
  },
];
