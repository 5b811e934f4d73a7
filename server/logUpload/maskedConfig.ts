import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { hideSecrets } from "../../src/model/entity/hideSecrets.ts";
import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import type { ConfigLanguage } from "../config/configLanguage.ts";
import { Turns } from "../media/dvr/storage/Turns.ts";
import { KnownSecrets, SECRET_MASK } from "./KnownSecrets.ts";

/** A config as support may read it, and the secrets that were taken out of it. */
export interface MaskedConfig {
  readonly text: string;
  readonly secrets: KnownSecrets;
}

interface MaskedConfigParts {
  readonly config: JsonObject;
  readonly entities: readonly ConfigEntity[];
  readonly language: Pick<ConfigLanguage, "print">;
  /** More text than this is left out. */
  readonly mostBytes: number;
}

const HEAD = `# Printed from what the server works with. ${SECRET_MASK} stands for a secret; comments and unknown words are left out.\n\n`;

/**
 * The text of a config with a mask in the place of all that is or may be a secret. It is printed anew and not taken from
 * the file, as comments and words that nobody knows may hold anything. Others get their turn meanwhile.
 */
export async function maskConfig({ config, entities, language, mostBytes }: MaskedConfigParts): Promise<MaskedConfig> {
  const secrets = new KnownSecrets();
  const hide = (_text: string, value: Json): string => {
    secrets.add(value);
    return SECRET_MASK;
  };
  const turns = new Turns();
  const pieces = [HEAD];
  let left = mostBytes;
  for (const part of partsOf(config, entities)) {
    const hidden = part.values.map(({ path, value }) => ({ path, value: hideSecrets(value, path, entities, hide) }));
    // The secrets of all are wanted, also of what is left out.
    if (left > 0) {
      const text = language.print(treeOf(hidden)).trim();
      const block = text === "" ? "" : `${text}\n\n`;
      left -= Buffer.byteLength(block);
      pieces.push(left > 0 ? block : "# The rest is left out: the text would be too long.\n");
    }
    await turns.give();
  }
  return { text: pieces.join(""), secrets };
}

interface Placed {
  readonly path: readonly string[];
  readonly value: Json;
}

/** The settings of the server together, then each entity by itself. */
function partsOf(
  config: JsonObject,
  entities: readonly ConfigEntity[],
): readonly { readonly values: readonly Placed[] }[] {
  const collections = new Set(entities.flatMap(({ collection }) => collection ?? []));
  const own = Object.entries(config).filter(([key, value]) => !collections.has(key) || !isPlainObject(value));
  const items = Object.entries(config).flatMap(([collection, all]) =>
    collections.has(collection) && isPlainObject(all)
      ? Object.entries(all).map(([key, value]) => ({ values: [{ path: [collection, key], value }] }))
      : [],
  );
  return [{ values: own.map(([key, value]) => ({ path: [key], value })) }, ...items];
}

function treeOf(values: readonly Placed[]): JsonObject {
  return Object.fromEntries(
    values.map(({ path: [first = "", key], value }) => [first, key === undefined ? value : { [key]: value }]),
  );
}
