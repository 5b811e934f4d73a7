import { createHmac } from "node:crypto";
import { canonicalText, isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import type { Entities } from "../../src/model/entity/entityPlace.ts";
import { hideSecrets } from "../../src/model/entity/hideSecrets.ts";
import { configOnly } from "../../src/model/entity/runtimePaths.ts";
import { digestLength, hiddenMark } from "../../src/model/entity/sensitiveSettings.ts";

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
    const hide = (secret: string): string => hiddenMark + macOf(key, secret);
    const shown = hideSecrets(this.whole(name, stream), ["streams", name], this.entities, hide);
    return isPlainObject(shown) ? shown : {};
  }

  /** What a stream is set to, whatever it is called and wherever it stands. */
  whole(name: string, stream: JsonObject): JsonObject {
    const own = configOnly(stream, ["streams", name], this.entities);
    const { name: _name, position: _position, ...settings } = isPlainObject(own) ? own : {};
    return settings;
  }
}

function macOf(key: string, text: string): string {
  return createHmac("sha256", key).update(`sluice settings 1\n${text}`).digest("base64url").slice(0, digestLength);
}
