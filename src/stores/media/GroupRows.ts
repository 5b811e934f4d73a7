import { computed, createAtom, makeObservable } from "mobx";
import { entities } from "../../generated/entities.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { type MediaListName, mediaLists } from "../../model/media/mediaView.ts";
import type { ConfigListener, ConfigStore } from "../ConfigStore.ts";

/**
 * The rows of a grouped media list. Followed while somebody looks; a row stays the same object while it says the same,
 * and so does the whole list. `readsFigures`: what is shown depends on more than on what there is.
 */
export class GroupRows<Row extends { readonly id: string }> {
  private readonly changed;
  private known: readonly Row[] = [];
  private readonly runtime: readonly string[];
  private stop: (() => void) | undefined;

  constructor(
    private readonly config: ConfigStore,
    private readonly list: MediaListName,
    private readonly rowsOf: (collection: JsonObject) => readonly Row[],
    private readonly readsFigures: boolean,
  ) {
    this.runtime = entities[mediaLists[list].entity].runtime;
    this.changed = createAtom(
      `rows of ${list}`,
      () => {
        this.stop = config.onChange((...change) => this.follow(...change));
      },
      () => this.stop?.(),
    );
    makeObservable(this, { all: computed, total: computed });
  }

  get all(): readonly Row[] {
    this.changed.reportObserved();
    this.known = reuseRows(this.known, this.rowsOf(this.collection));
    return this.known;
  }

  /** How many groups there are, shown or not. */
  get total(): number {
    this.changed.reportObserved();
    return Object.keys(this.collection).length;
  }

  private get collection(): JsonObject {
    const found = this.config.peek()[mediaLists[this.list].collection];
    return isPlainObject(found) ? found : {};
  }

  private follow(...[report, patch]: Parameters<ConfigListener>): void {
    const change = report === "all" ? null : patch[mediaLists[this.list].collection];
    if (change === undefined) return;
    if (this.readsFigures || !isPlainObject(change) || !this.holdsFiguresOnly(change)) this.changed.reportChanged();
  }

  /** A member that is new comes with its name; one that was reported before, with its figures alone. */
  private holdsFiguresOnly(groups: JsonObject): boolean {
    return Object.values(groups).every(
      (group) =>
        isPlainObject(group) &&
        Object.entries(group).every(
          ([key, members]) =>
            this.runtime.includes(key) &&
            isPlainObject(members) &&
            Object.values(members).every((member) => isPlainObject(member) && member["name"] === undefined),
        ),
    );
  }
}

/** Rows as they are now, each the same object as before while it says the same; the same list while all do. */
function reuseRows<Row extends { readonly id: string }>(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  // Mostly every row is where it was.
  const first = now.findIndex((row, index) => !isSame(before[index], row));
  if (first < 0 && now.length === before.length) return before;
  const byId = new Map(before.map((row) => [row.id, row]));
  return now.map((row) => {
    const known = byId.get(row.id);
    return known && isSame(known, row) ? known : row;
  });
}

function isSame(one: object | undefined, other: object): boolean {
  if (one === undefined) return false;
  for (const key of Object.keys(other)) {
    const [mine, theirs]: unknown[] = [Reflect.get(one, key), Reflect.get(other, key)];
    if (mine !== theirs) return false;
  }
  return true;
}
