import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { streamStats } from "../../src/model/stream/reportedStream.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { ConfigLanguage } from "../config/configLanguage.ts";
import type { Engine } from "../engine/Engine.ts";
import type { Notices } from "../log/Notices.ts";
import type { RecentLines } from "../log/RecentLines.ts";
import { redactWords } from "../log/serverLog.ts";
import { Turns } from "../media/dvr/storage/Turns.ts";
import { readMachine, systemVersions } from "./machineFigures.ts";
import { maskConfig, type MaskedConfig } from "./maskedConfig.ts";

/** What an archive is made of. */
export interface ArchiveSources {
  readonly record: Pick<ConfigRecord, "current" | "revisions">;
  readonly entities: readonly ConfigEntity[];
  readonly language: Pick<ConfigLanguage, "print">;
  readonly engine: Pick<Engine, "name" | "serverInfo" | "program">;
  readonly notices: Notices;
  /** The live tree, in which the streams' figures stand. */
  readonly tree: () => JsonObject;
  readonly recentLines: RecentLines;
}

/** A file of an archive, without any secret of the config. */
export interface ArchiveFile {
  readonly name: string;
  readonly text: string;
}

/** Bytes of the largest files; with the log and the small ones an archive is far below 20 MB, also before it is packed. */
const MOST = { config: 8_000_000, streams: 4_000_000 } as const;
const MOST_REVISIONS = 500;

/** A row a file: what it says, before the second net takes out what is a secret of the config. */
const files: Readonly<Record<string, (sources: ArchiveSources, config: MaskedConfig) => string | Promise<string>>> = {
  "server.log": ({ recentLines }) => cleanLines(recentLines.lines),
  "config.conf": (_sources, { text }) => text,
  "versions.json": ({ engine }) => {
    const { version, build } = engine.serverInfo();
    const { name, program } = engine;
    return jsonOf({
      server: version,
      build,
      engine: name,
      ...(program === undefined ? {} : { program }),
      ...systemVersions(),
    });
  },
  "machine.json": () => jsonOf(readMachine()),
  "server.json": ({ engine, notices, record }) =>
    jsonOf({ rev: record.current.rev, figures: figuresIn({ ...engine.serverInfo() }), notices: notices.byTopic }),
  "streams.json": ({ tree }) => streamFigures(tree()["streams"]),
  "revisions.json": ({ record }) =>
    jsonOf(
      record.revisions
        .slice(-MOST_REVISIONS)
        .toReversed()
        .map(({ rev, at, who, summary }) => ({ rev, at: new Date(at).toISOString(), who, summary })),
    ),
};

/** The names of all files, in the order in which they are shown. */
export const archiveNames: readonly string[] = Object.keys(files);

/** Makes the files of archives; the config is masked once a revision. */
export class ArchiveFiles {
  #masked: { readonly config: JsonObject; readonly result: Promise<MaskedConfig> } | undefined;

  constructor(private readonly sources: ArchiveSources) {}

  /** One of `archiveNames`; undefined for any other. */
  async read(name: string): Promise<ArchiveFile | undefined> {
    const make = Object.hasOwn(files, name) ? files[name] : undefined;
    if (make === undefined) return undefined;
    const config = await this.#mask();
    return { name, text: await withoutSecrets(await make(this.sources, config), config) };
  }

  /** A text that somebody wrote, without what is a secret of the config. */
  async clean(text: string): Promise<string> {
    return withoutSecrets(text, await this.#mask());
  }

  #mask(): Promise<MaskedConfig> {
    const { entities, language, record } = this.sources;
    const { config } = record.current;
    if (this.#masked?.config !== config) {
      const result = maskConfig({ config, entities, language, mostBytes: MOST.config });
      this.#masked = { config, result };
    }
    return this.#masked.result;
  }
}

async function cleanLines(lines: readonly string[]): Promise<string> {
  const turns = new Turns();
  const clean: string[] = [];
  for (const line of lines) {
    clean.push(`${String(redactWords(line))}\n`);
    await turns.give();
  }
  return clean.join("");
}

async function withoutSecrets(text: string, { secrets }: MaskedConfig): Promise<string> {
  const turns = new Turns();
  const clean: string[] = [];
  for (const line of text.split("\n")) {
    clean.push(secrets.takeOut(line));
    await turns.give();
  }
  return clean.join("\n");
}

/** Of each stream what is a number or a yes or no: no text that a source may have brought. */
async function streamFigures(streams: unknown): Promise<string> {
  const turns = new Turns();
  const lines: string[] = [];
  let left = MOST.streams;
  for (const [name, stream] of Object.entries(isPlainObject(streams) ? streams : {})) {
    if (!isPlainObject(stream)) continue;
    const line = `${JSON.stringify(name)}: ${JSON.stringify(figuresIn(streamStats(stream)))}`;
    left -= Buffer.byteLength(line) + 2;
    if (left < 0) break;
    lines.push(line);
    await turns.give();
  }
  return `{\n${lines.join(",\n")}\n}\n`;
}

function figuresIn(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === "number" || typeof value === "boolean"),
  );
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
