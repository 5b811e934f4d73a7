import { deepEqual, isPlainObject, type Json } from "../../model/Json.ts";

let made = 0;

/**
 * Names for the items of one list that stay with the item while it is edited and while others come and go, so that
 * React keeps its inputs. Items are the same when their key is, one in the same place first, else when they are equal,
 * else when they stand in the same place; in a list without a key the place alone decides. One id more than there are
 * items: the row that is not there yet.
 */
export class ItemIds {
  #items: readonly Json[] = [];
  #ids: string[] = [fresh()];

  constructor(private readonly key: string | undefined) {}

  /** One id per item and one for the next; equal input gives equal output. */
  of(items: readonly Json[]): readonly string[] {
    if (items === this.#items) return this.#ids;
    const free = new Set(this.#items.keys());
    const ids = items.map(() => "");
    const claim = (index: number, old: number) => {
      if (old < 0 || !free.delete(old)) return;
      ids[index] = this.#ids[old] ?? fresh();
    };
    const pass = (find: (item: Json, index: number) => number) => {
      items.forEach((item, index) => {
        if (ids[index] === "") claim(index, find(item, index));
      });
    };
    const hasKey = this.key !== undefined && this.key !== "$index";
    if (hasKey) {
      pass((item, index) => (this.#isSame(this.#items[index], item) ? index : -1));
      pass((item) => this.#find(free, (old) => this.#isSame(old, item)));
      pass((item) => this.#find(free, (old) => deepEqual(old, item)));
    }
    pass((_, index) => index);
    const spare = this.#ids[this.#items.length] ?? fresh();
    // The row after the last item became an item: it keeps its input, and the focus with it.
    const last = ids.length - 1;
    const isAppended = items.length === this.#items.length + 1 && ids[last] === "";
    if (isAppended) ids[last] = spare;
    this.#ids = [...ids.map((id) => id || fresh()), isAppended ? fresh() : spare];
    this.#items = items;
    return this.#ids;
  }

  /** The user took an item away: equal neighbours keep their names. */
  remove(index: number): void {
    this.#items = this.#items.filter((_, at) => at !== index);
    this.#ids = this.#ids.filter((_, at) => at !== index);
  }

  #find(free: ReadonlySet<number>, isMatch: (old: Json) => boolean): number {
    for (const index of free) {
      const old = this.#items[index];
      if (old !== undefined && isMatch(old)) return index;
    }
    return -1;
  }

  #isSame(old: Json | undefined, item: Json): boolean {
    if (old === undefined || this.key === undefined) return false;
    const key = keyOf(old, this.key);
    return key !== undefined && deepEqual(key, keyOf(item, this.key));
  }
}

function keyOf(item: Json, key: string): Json | undefined {
  if (key === "$value") return item;
  return isPlainObject(item) ? item[key] : item;
}

function fresh(): string {
  made += 1;
  return `item${made}`;
}
