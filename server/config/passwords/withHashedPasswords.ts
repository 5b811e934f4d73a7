import { createMergePatch } from "../../../src/model/patch/createMergePatch.ts";
import type { ConfigRevision } from "../ConfigRevision.ts";
import type { ConfigLanguage } from "../ConfigLanguage.ts";
import { hashPasswords } from "./hashPasswords.ts";

/** A revision in whose text no password stands in clear; the same one where there was none. */
export async function withHashedPasswords(
  language: ConfigLanguage,
  revision: ConfigRevision,
  mayBeWeak = false,
): Promise<ConfigRevision> {
  const config = await hashPasswords(revision.config, mayBeWeak);
  if (config === revision.config) return revision;
  const document = await language.edit(revision.document, createMergePatch(revision.config, config), []);
  return { ...revision, config, document };
}
