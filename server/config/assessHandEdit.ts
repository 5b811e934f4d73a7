import type { JsonObject } from "../../src/model/Json.ts";
import { shownUrl } from "../../src/model/hiddenCharacters.ts";
import { createMergePatch } from "../../src/model/merge/mergePatch.ts";
import { type ConfigPath, parsePointer, valueAt } from "../../src/model/configPath.ts";
import { sourceUrlRewrite } from "../../src/model/typingRewrites.ts";
import { ServerError } from "../ServerError.ts";
import type { ConfigParts } from "./ServedConfig.ts";
import { checkChange } from "../../src/model/config/configCheck.ts";
import type { ConfigLanguage } from "./configLanguage.ts";
import { type ConfigProblem, listProblems, describeErrors } from "./configProblems.ts";
import { type ConfigRevision, locateProblems } from "./configRevisions.ts";
import { toPlaces } from "../../src/model/config/serverKeys.ts";
import { textDigest } from "./storage/RevisionMeta.ts";

/** A text that somebody wrote into the file and that cannot be taken: it waits there, and nothing writes over it. */
export interface HandEdit {
  /** Of this very text: what is said about another one is not done to this. */
  readonly id: string;
  /** Milliseconds since 1970: when it was found. */
  readonly at: number;
  readonly text: string;
  /** The first thing wrong with it, with line and column, and how many more there are. */
  readonly reason: string;
  readonly problems: readonly ConfigProblem[];
  readonly unlisted: number;
  /** Where the rewriting of the forms mends all that is wrong. */
  readonly mending?: Mending;
}

/** What becomes of a text that was found in the file. */
type HandEditVerdict =
  | { readonly kind: "taken"; readonly revision: ConfigRevision }
  | { readonly kind: "waits"; readonly edit: HandEdit };

/** Whether a text that was read from the file can be the next revision, and else why not and what would mend it. */
export async function assessHandEdit(
  parts: Pick<ConfigParts, "language" | "check" | "entities" | "now">,
  found: ConfigRevision,
  current: ConfigRevision,
): Promise<HandEditVerdict> {
  const { text, problems: own, unlisted = 0 } = found.document;
  const checkRevision = async (revision: ConfigRevision): Promise<readonly ConfigProblem[]> =>
    locateProblems(parts.language, revision, await checkChange(current.config, revision.config, parts));
  const broken = looksDamaged(text, text.trim() === "" ? current.document.text : undefined);
  const rules = await checkRevision(found);
  const words = describeErrors([...own, ...rules], unlisted);
  if (broken === undefined && words === undefined) return { kind: "taken", revision: found };
  const edit = {
    id: textDigest(text),
    at: parts.now(),
    text,
    reason: broken ?? words ?? "",
    ...listProblems([...own, ...rules], unlisted),
  };
  // Only a text that can be read is mended: of another one nobody knows what it was to say.
  const isReadable = broken === undefined && describeErrors(own, unlisted) === undefined;
  const mending = isReadable ? await mendText(parts.language, found, rules) : undefined;
  const isMended = mending !== undefined && describeErrors(await checkRevision(mending.revision)) === undefined;
  return { kind: "waits", edit: isMended ? { ...edit, mending } : edit };
}

/** Why nothing is saved while an edit of the file waits, and the two ways out. */
export function handEditRefusal({ id, reason, problems, unlisted }: HandEdit, fileName: string): ServerError {
  const message = `${fileName} is being edited by hand, so nothing was saved: ${asSentence(reason)} Mend the file, or put that edit aside, then save again.`;
  return new ServerError("hand_edit", message, { hand_edit: id, problems, unlisted });
}

/** A reason as a sentence of its own. */
export function asSentence(reason: string): string {
  return /[.!?)]$/.test(reason) ? reason : `${reason}.`;
}

/** A value that a form would have written in another way while it was typed. */
interface MendedValue {
  readonly pointer: string;
  readonly line?: number;
  /** Fit to show: without the passwords of addresses. */
  readonly from: string;
  readonly to: string;
}

/** A hand edit as the forms' rewriting mends it. */
interface Mending {
  readonly changes: readonly MendedValue[];
  readonly revision: ConfigRevision;
}

/**
 * What a form's rewriting makes of a text whose values break rules (`http://…/x.m3u8` is `hls://…`); undefined where it
 * has nothing to say. Whether that mends it the checks must say.
 */
async function mendText(
  language: ConfigLanguage,
  revision: ConfigRevision,
  problems: readonly ConfigProblem[],
): Promise<Mending | undefined> {
  const changes: MendedValue[] = [];
  // Changed in place: thousands of sources may have to be written in another way.
  const config = structuredClone(revision.config);
  for (const { pointer, level, keyword, line } of problems) {
    if (level !== "error" || keyword !== "format") continue;
    const mended = rewriteUrlAt(config, parsePointer(pointer));
    if (mended !== undefined) changes.push({ pointer, ...(line === undefined ? {} : { line }), ...mended });
  }
  if (changes.length === 0) return undefined;
  const patch = createMergePatch(revision.config, config);
  const document = await language.edit(revision.document, toPlaces(patch, revision.keys), []);
  return { changes, revision: { ...revision, config, document } };
}

/** Writes the address at a path as a form would have; undefined where there is none, or nothing to change. */
function rewriteUrlAt(config: JsonObject, path: ConfigPath): Pick<MendedValue, "from" | "to"> | undefined {
  const url = valueAt(config, path);
  if (typeof url !== "string") return undefined;
  const rewritten = sourceUrlRewrite().type(url);
  if (rewritten === url) return undefined;
  // In what holds a text: an object or a list.
  Reflect.set(Object(valueAt(config, path.slice(0, -1))), path.at(-1) ?? "", rewritten);
  return { from: shownUrl(url), to: shownUrl(rewritten) };
}

/**
 * Why a text that was found on disk cannot be what somebody wrote; undefined when it may well be. A text that stops in
 * the middle of the last good one is taken for cut off, though it may happen to be readable.
 */
export function looksDamaged(text: string | undefined, lastGood: string | undefined): string | undefined {
  if (text === undefined) return "the file is missing";
  if (/[\0\uFFFD]/.test(text)) return "it holds bytes that are no text";
  if (lastGood === undefined) return undefined;
  if (text.trim() === "" && lastGood.trim() !== "") return "it is empty";
  if (text.length < lastGood.length && lastGood.startsWith(text)) return "it is cut off";
  return undefined;
}
