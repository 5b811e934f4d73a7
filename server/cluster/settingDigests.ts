import { createHmac } from "node:crypto";
import { canonicalText, isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import type { ConfigPath } from "../../src/model/configPath.ts";
import { hideInAddress } from "../../src/model/addressSecrets.ts";
import { type Entities, fieldAt } from "../../src/model/entity/entityPlace.ts";
import { configOnly } from "../../src/model/entity/runtimePaths.ts";
import { digestLength, hiddenMark, hidesSecret } from "../../src/model/entity/sensitiveSettings.ts";

/**
 * Tells the servers of a cluster whether they have the same settings, without a secret leaving any of them: a digest
 * stands for it that only who knows the cluster key can compare.
 */
export class SettingDigests {
  readonly #known = new WeakMap<object, { readonly key: string; readonly digest: string }>();

  constructor(
    private readonly key: () => string | undefined,
    private readonly entities: Entities,
  ) {}

  /** Of a stream of the config; undefined without a cluster key. */
  digestOf(name: string, stream: JsonObject): string | undefined {
    const key = this.key();
    if (!key) return undefined;
    const known = this.#known.get(stream);
    if (known?.key === key) return known.digest;
    const digest = macOf(key, canonicalText(this.whole(name, stream)));
    this.#known.set(stream, { key, digest });
    return digest;
  }

  /** The settings as another server may read them. */
  shown(name: string, stream: JsonObject): JsonObject {
    const key = this.key() ?? "";
    const shown = this.#hide(this.whole(name, stream), ["streams", name], key);
    return isPlainObject(shown) ? shown : {};
  }

  /** What a stream is set to, whatever it is called and wherever it stands. */
  whole(name: string, stream: JsonObject): JsonObject {
    const own = configOnly(stream, ["streams", name], this.entities);
    const { name: _name, position: _position, ...settings } = isPlainObject(own) ? own : {};
    return settings;
  }

  #hide(value: Json, path: ConfigPath, key: string): Json {
    if (Array.isArray(value)) return value.map((item, index) => this.#hide(item, [...path, String(index)], key));
    const hidden = (secret: string): string => hiddenMark + macOf(key, secret);
    if (value !== null && hidesSecret(value, path, this.entities)) return hidden(canonicalText(value));
    if (isPlainObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, child]) => [name, this.#hide(child, [...path, name], key)]),
      );
    }
    const address = typeof value === "string" ? hideInAddress(value, hidden) : undefined;
    if (address !== undefined) return address;
    if (this.#isFree(path)) return hidden(canonicalText(value));
    return typeof value === "string" ? value.replace(ADDRESS, (one) => hideInAddress(one, hidden) ?? one) : value;
  }

  /** What no schema describes, and the values of maps whose keys are free, may be anything: parameters with a key, say. */
  #isFree(path: ConfigPath): boolean {
    const around = path.slice(0, -1);
    const own = fieldAt(path, this.entities);
    const isListed = fieldAt(around, this.entities)?.type === "array";
    return !isListed && (own === undefined || own === fieldAt([...around, ANY_KEY], this.entities));
  }
}

/** What is described under this key is so under any. */
const ANY_KEY = "\u0000";

/** An address within a text. */
const ADDRESS = /(?<![\w+.-])[a-z][\w+.-]*:\/\/\S+/gi;

function macOf(key: string, text: string): string {
  return createHmac("sha256", key).update(`sluice settings 1\n${text}`).digest("base64url").slice(0, digestLength);
}
