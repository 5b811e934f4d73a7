import type { ConfigEntity } from "./ConfigEntity.ts";
import type { ConfigRevision } from "./ConfigRevision.ts";
import type { ConfigLanguage } from "./ConfigLanguage.ts";
import { fromPlaces } from "./keys/fromPlaces.ts";
import { problemsFromPlaces } from "./keys/problemsFromPlaces.ts";
import { matchKeys } from "./keys/matchKeys.ts";
import type { ServerKeys } from "./keys/ServerKeys.ts";

/** Number, time and author; with the keys where the text is one that the server knows. */
interface Origin {
  readonly rev: number;
  readonly at: number;
  readonly who: string;
  readonly keys?: ServerKeys;
}

/** For a text that somebody wrote: what its blocks are recognised by. */
interface Recognition {
  readonly entities: readonly ConfigEntity[];
  readonly previous?: Pick<ConfigRevision, "config" | "keys" | "document"> | undefined;
}

/** Reads a text into a revision. Problems stay in the document. */
export async function readRevision(
  language: ConfigLanguage,
  text: string,
  { rev, at, who, keys }: Origin,
  { entities, previous }: Recognition = { entities: [] },
): Promise<ConfigRevision> {
  const read = await language.parse(text, previous?.document);
  const known = keys ?? matchKeys(read.config, previous?.config ?? {}, entities, previous?.keys ?? {});
  const document = { ...read, problems: problemsFromPlaces(read.problems, known) };
  return { rev, at, who, keys: known, config: fromPlaces(read.config, known), document };
}
