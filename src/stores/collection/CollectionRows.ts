import { computed, createAtom, makeObservable, observableRef, runInAction } from "mobx";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { lists } from "../../generated/lists.ts";
import { type CollectionView, CollectionReader } from "../../model/collection/collectionRows.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import type { ConfigListener, ConfigStore } from "../ConfigStore.ts";

const noList = { columns: [], search: [] };

/**
 * The rows of a collection's list, as a view wants them. They are read anew when a setting of an item changes, and not
 * for what the server reports each second.
 */
export class CollectionRows {
  view: CollectionView = { query: "", sorting: undefined };
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
  ) {
    this.reader = new CollectionReader(entity, lists[entity.name] ?? noList);
    makeObservable(this, { view: observableRef, all: computed, shown: computed });
  }

  show(view: CollectionView): void {
    runInAction(() => {
      this.view = view;
    });
  }

  /** Keys of all items, in the order of the config. */
  get all(): readonly string[] {
    this.changed.reportObserved();
    return this.reader.keys(this.items);
  }

  /** Keys of those the view shows, in its order. */
  get shown(): readonly string[] {
    this.changed.reportObserved();
    return this.reader.shown(this.items, this.view);
  }

  get isNarrowed(): boolean {
    return this.view.query.trim() !== "";
  }

  /** What an item is called. */
  titleOf(key: string): string {
    return this.reader.titleOf(key, this.items[key]);
  }

  private get items(): JsonObject {
    const found = this.config.peek()[this.entity.collection ?? ""];
    return isPlainObject(found) ? found : {};
  }

  private follow(...[report, patch]: Parameters<ConfigListener>): void {
    const change = report === "all" ? null : patch[this.entity.collection ?? ""];
    if (change === undefined) return;
    if (!isPlainObject(change) || Object.values(change).some((item) => this.changesConfig(item))) {
      this.changed.reportChanged();
    }
  }

  private changesConfig(change: unknown): boolean {
    return !isPlainObject(change) || Object.keys(change).some((key) => !this.entity.runtime.includes(key));
  }
}
