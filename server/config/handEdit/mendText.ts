import { createMergePatch } from "../../../src/model/patch/createMergePatch.ts";
import { pathOf } from "../../../src/model/path/pathOf.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigPath } from "../../../src/model/path/ConfigPath.ts";
import { shownUrl } from "../../../src/model/names/shownUrl.ts";
import { sourceUrlRewrite } from "../../../src/model/typing/sourceUrlRewrite.ts";
import type { ConfigLanguage } from "../ConfigLanguage.ts";
import type { ConfigProblem } from "../ConfigProblem.ts";
import type { ConfigRevision } from "../ConfigRevision.ts";
import { toPlaces } from "../keys/toPlaces.ts";

/** A value that a form would have written in another way while it was typed. */
export interface MendedValue {
  readonly pointer: string;
  readonly line?: number;
  /** Fit to show: without the passwords of addresses. */
  readonly from: string;
  readonly to: string;
}

/** A hand edit as the forms' rewriting mends it. */
export interface Mending {
  readonly changes: readonly MendedValue[];
  readonly revision: ConfigRevision;
}

/**
 * What a form's rewriting makes of a text whose values break rules (`http://…/x.m3u8` is `hls://…`); undefined where it
 * has nothing to say. Whether that mends it the checks must say.
 */
export async function mendText(
  language: ConfigLanguage,
  revision: ConfigRevision,
  problems: readonly ConfigProblem[],
): Promise<Mending | undefined> {
  const changes: MendedValue[] = [];
  // Changed in place: thousands of sources may have to be written in another way.
  const config = structuredClone(revision.config);
  for (const { pointer, level, keyword, line } of problems) {
    if (level !== "error" || keyword !== "format") continue;
    const path = textPath(config, pathOf(pointer));
    const value = path === undefined ? undefined : valueAt(config, path);
    if (path === undefined || typeof value !== "string") continue;
    const rewritten = sourceUrlRewrite().type(value);
    const holder = valueAt(config, path.slice(0, -1));
    if (rewritten === value || typeof holder !== "object" || holder === null) continue;
    Reflect.set(holder, path.at(-1) ?? "", rewritten);
    changes.push({ pointer, ...(line === undefined ? {} : { line }), from: shownUrl(value), to: shownUrl(rewritten) });
  }
  if (changes.length === 0) return undefined;
  const patch = createMergePatch(revision.config, config);
  const document = await language.edit(revision.document, toPlaces(patch, revision.keys), []);
  return { changes, revision: { ...revision, config, document } };
}

/** The checks see an address that is written bare as an object of its own. */
function textPath(config: JsonObject, path: ConfigPath): ConfigPath | undefined {
  return [path, path.slice(0, -1)].find((candidate) => typeof valueAt(config, candidate) === "string");
}
