import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigRevision } from "./ConfigRevision.ts";
import type { ConfigLanguage } from "./ConfigLanguage.ts";
import { fromPlaces } from "./keys/fromPlaces.ts";
import type { RevisionStore } from "./storage/RevisionStore.ts";

/** Configs share what did not change, so keeping some costs little; older ones are read from disk. */
const KEPT_IN_MEMORY = 64;

/** The configs of past revisions: what a late save was made for. */
export class ConfigHistory {
  readonly #configs = new Map<number, JsonObject>();

  constructor(
    private readonly store: RevisionStore,
    private readonly language: ConfigLanguage,
  ) {}

  add({ rev, config }: ConfigRevision): void {
    this.#configs.set(rev, config);
    const [oldest] = this.#configs.keys();
    if (this.#configs.size > KEPT_IN_MEMORY && oldest !== undefined) this.#configs.delete(oldest);
  }

  /** Undefined when the revision is not kept any more. */
  async at(rev: number): Promise<JsonObject | undefined> {
    const known = this.#configs.get(rev);
    if (known !== undefined) return known;
    const meta = this.store.metas.find((one) => one.rev === rev);
    const text = await this.store.text(rev);
    if (meta === undefined || meta.aside === true || text === undefined) return undefined;
    return fromPlaces((await this.language.parse(text)).config, meta.keys);
  }
}
