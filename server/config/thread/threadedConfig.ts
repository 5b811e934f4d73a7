import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { type ConfigPath, valueAt } from "../../../src/model/configPath.ts";
import { ServerError } from "../../ServerError.ts";
import { type ConfigCheck, schemaCheck } from "../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { type ConfDocument, type ConfigLanguage, type DirectLanguage, rawLanguage } from "../configLanguage.ts";
import type { ConfigProblem } from "../configProblems.ts";
import { type ConfigThread, FORGOTTEN, type ThreadDocument, type ThreadTask } from "./ConfigThread.ts";

/**
 * Texts and configs past this many characters are read and checked in a thread: a shorter one takes a few milliseconds,
 * where language and schemas are ours.
 */
const HEAVY = 65_536;

/** The document of the thread that one of ours stands for. */
interface Remembered {
  readonly document: number;
  readonly generation: number;
}

/**
 * A language whose large texts are read and changed in a thread and small ones at once.
 * @param heavy length from which a text is large
 */
export function threadLanguage(
  thread: ConfigThread,
  direct: DirectLanguage = rawLanguage,
  heavy = HEAVY,
): ConfigLanguage {
  const remembered = new WeakMap<object, Remembered>();

  function documentIn({ memory }: ConfDocument): number | undefined {
    const found = memory === undefined ? undefined : remembered.get(memory);
    return found?.generation === thread.generation ? found.document : undefined;
  }

  /** @param base what both sides know the text was before */
  function taken(answer: ThreadDocument, sentText: string, base: JsonObject): ConfDocument {
    const memory = {};
    remembered.set(memory, { document: answer.document, generation: thread.generation });
    const { problems, unlisted, text = sentText } = answer;
    const config = "whole" in answer.config ? answer.config.whole : applyMergePatch(base, answer.config.patch);
    return { text, config, problems, unlisted, memory };
  }

  /** The thread remembers few documents: what it has forgotten is sent again. */
  async function withText<Kind extends "edit" | "locate">(
    task: Extract<ThreadTask, { readonly kind: Kind }>,
    { text }: ConfDocument,
  ) {
    const answer = await thread.run<Kind>(task);
    const again =
      answer === FORGOTTEN ? await thread.run<Kind>({ ...task, of: { document: undefined, text } }) : answer;
    if (again === FORGOTTEN) throw new ServerError("failed", "The configuration text was lost on its way. Save again.");
    return again;
  }

  return {
    async parse(text, previous) {
      if (text.length < heavy) return direct.parse(text);
      const against = previous === undefined ? undefined : documentIn(previous);
      const answer = await thread.run({ kind: "parse", text, against });
      if (answer === FORGOTTEN)
        throw new ServerError("failed", "The configuration text was lost on its way. Save again.");
      return taken(answer, text, previous?.config ?? {});
    },
    async edit(document, delta, renames) {
      if (document.text.length < heavy && !isHeavy(delta, heavy)) return direct.edit(document, delta, renames);
      const of = { document: documentIn(document) };
      const task = { kind: "edit", of, delta, renames } as const;
      return taken(await withText<"edit">(task, document), "", document.config);
    },
    async locate(document, pointers) {
      if (document.text.length < heavy) return direct.locate(document, pointers);
      return withText<"locate">({ kind: "locate", of: { document: documentIn(document) }, pointers }, document);
    },
    print: (config) => direct.print(config),
  };
}

/** Sent at a time: handing them over takes a moment as well. */
const MOST_AT_ONCE = 250;

/** The generated checks, made in a thread for a change that touches much. @param heavy length from which it is that */
export function threadCheck(thread: ConfigThread, heavy = HEAVY): ConfigCheck {
  return async (config, touched) => {
    const part = checkedPart(config, touched);
    if (!isHeavy(part, heavy)) return schemaCheck(config, touched);
    const problems: ConfigProblem[] = [];
    for (let from = 0; from < touched.length; from += MOST_AT_ONCE) {
      const paths = touched.slice(from, from + MOST_AT_ONCE);
      const found = await thread.run({ kind: "check", config: checkedPart(config, paths), touched: paths });
      if (found !== FORGOTTEN) for (const problem of found) problems.push(problem);
    }
    return problems;
  };
}

/** As much of a config as the checks of some of its entities look at. */
function checkedPart(config: JsonObject, touched: readonly ConfigPath[]): JsonObject {
  const collections = new Set(configEntities.map(({ collection }) => collection));
  const part: JsonObject = {};
  const entries = new Map<string, Record<string, Json>>();
  for (const path of touched) {
    const [collection, name] = path;
    const value = valueAt(config, path);
    if (collection === undefined) {
      for (const [key, own] of Object.entries(config)) if (!collections.has(key)) part[key] = own;
    } else if (name === undefined) part[collection] = value ?? null;
    else if (value !== undefined) {
      const own = entries.get(collection) ?? {};
      own[name] = value;
      entries.set(collection, own);
      part[collection] = own;
    }
  }
  return part;
}

/** Whether a value is as large as a heavy text; counted only as far as that takes. */
function isHeavy(value: Json, heavy: number): boolean {
  let left = heavy;
  const open: Json[] = [value];
  while (left > 0) {
    const next = open.pop();
    if (next === undefined) return false;
    left -= typeof next === "string" ? next.length + 4 : 4;
    if (typeof next !== "object" || next === null) continue;
    const entries: readonly (readonly [string, Json])[] = Object.entries(next);
    for (const [key, child] of entries) {
      left -= key.length;
      open.push(child);
      if (left < 0) break;
    }
  }
  return true;
}
