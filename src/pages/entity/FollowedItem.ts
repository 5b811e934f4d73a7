import { ItemIds } from "../../forms/session/ItemIds.ts";
import type { Json } from "../../model/Json.ts";

/** One item of a list that an address names by its place: found again where it stands after others came, went or moved. */
export class FollowedItem {
  readonly #ids: ItemIds;
  #named: number | undefined;
  #id: string | undefined;

  /** @param key what the list knows its items by */
  constructor(key: string | undefined) {
    this.#ids = new ItemIds(key);
  }

  /** @returns where the item stands now that the address named; undefined when it is gone or never was */
  find(items: readonly Json[], named: number): number | undefined {
    const ids = this.#ids.of(items).slice(0, items.length);
    if (named !== this.#named) {
      this.#named = named;
      this.#id = ids[named];
    }
    const at = this.#id === undefined ? -1 : ids.indexOf(this.#id);
    return at === -1 ? undefined : at;
  }

  /** The address has been told the new place. */
  moved(to: number): void {
    this.#named = to;
  }
}
