import { createMergePatch } from "../../../src/model/patch/createMergePatch.ts";
import { ServerError } from "../../ServerError.ts";
import type { ConfigParts } from "../ConfigParts.ts";
import type { ConfigProblem } from "../ConfigProblem.ts";
import type { ConfigRevision } from "../ConfigRevision.ts";
import { listedProblems, wordsOfErrors } from "../listedProblems.ts";
import { locateProblems } from "../locateProblems.ts";
import { looksDamaged } from "../looksDamaged.ts";
import { digestOf } from "../storage/digestOf.ts";
import { touchedEntities } from "../delta/touchedEntities.ts";
import { checkNames } from "../checkNames.ts";
import { verdictOf } from "../verdictOf.ts";
import { type Mending, mendText } from "./mendText.ts";

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
  const problemsOf = async (revision: ConfigRevision): Promise<readonly ConfigProblem[]> => {
    const patch = createMergePatch(current.config, revision.config);
    const touched = touchedEntities(patch, current.config, parts.entities);
    const { config } = revision;
    const names = checkNames({ config, touched, entities: parts.entities, before: current.config });
    return locateProblems(parts.language, revision, [...names, ...(await verdictOf(config, touched, parts))]);
  };
  const broken = looksDamaged(text, text.trim() === "" ? current.document.text : undefined);
  const rules = await problemsOf(found);
  const words = wordsOfErrors([...own, ...rules], unlisted);
  if (broken === undefined && words === undefined) return { kind: "taken", revision: found };
  const edit = {
    id: digestOf(text),
    at: parts.now(),
    text,
    reason: broken ?? words ?? "",
    ...listedProblems([...own, ...rules], unlisted),
  };
  // Only a text that can be read is mended: of another one nobody knows what it was to say.
  const isReadable = broken === undefined && wordsOfErrors(own, unlisted) === undefined;
  const mending = isReadable ? await mendText(parts.language, found, rules) : undefined;
  const isMended = mending !== undefined && wordsOfErrors(await problemsOf(mending.revision)) === undefined;
  return { kind: "waits", edit: isMended ? { ...edit, mending } : edit };
}

/** Why nothing is saved while an edit waits, and the two ways out. */
export function refusalOf({ id, reason, problems, unlisted }: HandEdit): ServerError {
  const message = `sluice.conf is being edited by hand, so nothing was saved: ${sentenceOf(reason)} Mend the file, or put that edit aside, then save again.`;
  return new ServerError("hand_edit", message, { hand_edit: id, problems, unlisted });
}

/** A reason as a sentence of its own. */
export function sentenceOf(reason: string): string {
  return /[.!?)]$/.test(reason) ? reason : `${reason}.`;
}
