import { computed, createAtom, makeObservable } from "mobx";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { lists } from "../../generated/lists.ts";
import { CollectionReader } from "../../model/collection/collectionRows.ts";
import { itemRow, type ListRow, type ListView, type RowsOf } from "../../model/collection/listRows.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import type { ConfigListener, ConfigStore } from "../ConfigStore.ts";

const noList = { columns: [], search: [] };

/** What the rows of a list have that is not every list's. */
export interface RowLayout {
  /** Property of an item in which the server reports, by name, what has rows below it. */
  readonly membersIn?: string;
  readonly rowsOf?: RowsOf;
  /** What an item is called; undefined: as its schema says. */
  readonly titleOf?: ((item: Json | undefined) => string | undefined) | undefined;
}

/**
 * The rows of a collection's list, as a view wants them; a row stays the same object while it says the same, and so does
 * the whole list. They are read anew when a setting of an item changes or something below one comes or goes, and for the
 * figures that the server reports each second only where a view goes by them.
 */
export class CollectionRows {
  private known: readonly ListRow[] = [];
  private stop: (() => void) | undefined;
  private readonly reader: CollectionReader;
  private readonly changed = createAtom(
    "items of a collection",
    () => {
      this.stop = this.config.onChange((...change) => this.follow(...change));
    },
    () => this.stop?.(),
  );

  constructor(
    private readonly config: ConfigStore,
    readonly entity: EntityDescriptor,
    readonly view: ListView,
    private readonly layout: RowLayout = {},
  ) {
    this.reader = new CollectionReader(entity, lists[entity.name] ?? noList);
    makeObservable(this, { all: computed, total: computed, shown: computed, keys: computed });
  }

  /** Keys of all items, in the order of the config. */
  get all(): readonly string[] {
    this.changed.reportObserved();
    return this.reader.keys(this.items);
  }

  /** How many items there are, shown or not. */
  get total(): number {
    return this.all.length;
  }

  /** The rows the view shows, in its order. */
  get shown(): readonly ListRow[] {
    this.changed.reportObserved();
    this.known = reuseRows(this.known, this.readRows());
    return this.known;
  }

  /** Keys of the items among them. */
  get keys(): readonly string[] {
    return this.shown.flatMap((row) => (row.kind === "item" ? [row.key] : []));
  }

  get isNarrowed(): boolean {
    const { query, filters } = this.view;
    return query.trim() !== "" || (this.layout.rowsOf !== undefined && filters.length > 0);
  }

  /** What an item is called. */
  titleOf(key: string): string {
    const item = this.items[key];
    return this.layout.titleOf?.(item) ?? this.reader.titleOf(key, item);
  }

  private readRows(): readonly ListRow[] {
    const { items, view, reader } = this;
    if (!this.layout.rowsOf) return reader.shown(items, view).map(itemRow);
    const isBySetting = view.sorting?.key.startsWith("/") ?? false;
    return this.layout.rowsOf(items, view, isBySetting ? reader.sorted(this.all, items, view.sorting) : this.all);
  }

  private get items(): JsonObject {
    const found = this.config.peek()[this.entity.collection ?? ""];
    return isPlainObject(found) ? found : {};
  }

  private follow(...[report, patch]: Parameters<ConfigListener>): void {
    const change = report === "all" ? null : patch[this.entity.collection ?? ""];
    if (change === undefined) return;
    const changesRows =
      this.goesByFigures ||
      !isPlainObject(change) ||
      Object.values(change).some((item) => !isPlainObject(item) || this.changesItem(item));
    if (changesRows) this.changed.reportChanged();
  }

  /** Search, filters and sorting read what stands below the items, figures and all. */
  private get goesByFigures(): boolean {
    return this.layout.rowsOf !== undefined && (this.isNarrowed || (this.view.sorting?.key ?? "name") !== "name");
  }

  private changesItem(change: JsonObject): boolean {
    return Object.entries(change).some(([key, value]) => {
      if (!this.entity.runtime.includes(key)) return true;
      return key === this.layout.membersIn && !holdsFiguresOnly(value);
    });
  }
}

/** A copy of what the server reports below an item under a name; tracked. Undefined when it is gone. */
export function readMember(
  config: ConfigStore,
  [collection, owner, membersIn]: readonly [collection: string, owner: string, membersIn: string],
  name: string,
): JsonObject | undefined {
  const members = config.node(collection, owner).readRuntime()?.[membersIn];
  const member = isPlainObject(members) && Object.hasOwn(members, name) ? members[name] : undefined;
  return isPlainObject(member) ? { ...member } : undefined;
}

/** Whether what is below an item stays: what is new comes with its name, what was there before with its figures alone. */
function holdsFiguresOnly(members: Json): boolean {
  if (!isPlainObject(members)) return false;
  return Object.values(members).every((member) => isPlainObject(member) && member["name"] === undefined);
}

/** Rows as they are now, each the same object as before while it says the same; the same list while all do. */
function reuseRows(before: readonly ListRow[], now: readonly ListRow[]): readonly ListRow[] {
  // Mostly every row is where it was.
  const first = now.findIndex((row, index) => !isSame(before[index], row));
  if (first < 0 && now.length === before.length) return before;
  const byId = new Map(before.map((row) => [row.id, row]));
  return now.map((row) => {
    const known = byId.get(row.id);
    return known && isSame(known, row) ? known : row;
  });
}

function isSame(one: ListRow | undefined, other: ListRow): boolean {
  if (one?.id !== other.id) return false;
  return one.kind !== "fold" || (other.kind === "fold" && one.count === other.count && one.isOpen === other.isOpen);
}
