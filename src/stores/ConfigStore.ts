import { createAtom, type IAtom, makeObservable, observable, observableRef, runInAction, when } from "mobx";
import { entities } from "../generated/entities.ts";
import { isPlainObject, type Json, type JsonObject } from "../model/Json.ts";
import { renamesIn } from "../model/draft/draftRenames.ts";
import { mergeInPlace, type MergeReport } from "../model/merge/mergeInPlace.ts";
import type { EntityDescriptor } from "../generated/contracts/EntityDescriptor.ts";
import { isAmongSettings, type Rename } from "../model/entity/entityPlace.ts";
import { text } from "../texts/text.ts";
import { effectiveEntity } from "./editing/effectiveEntity.ts";

const noEdits = new Map();
/** Deltas come each second. */
const reachMs = 5000;

/** Hears of a change: the touched paths, the patch and the renames it holds, or "all" and the new tree. */
export type ConfigListener = (report: MergeReport | "all", patch: JsonObject, renames: readonly Rename[]) => void;

/** The live config of the server: one plain tree, merged in place, one MobX action a frame. */
export class ConfigStore {
  /** Undefined until the first `current_config`. Changes in place: read it through nodes and `readValue`. */
  private tree: JsonObject | undefined;
  /** Config revision the tree stands at, from a server that counts them. */
  rev: number | undefined = undefined;
  hasConfig = false;
  /** When the last frame came, epoch milliseconds. */
  lastFrameAt: number | undefined = undefined;
  /** How far the server's clock was ahead of this machine's, in ms, as it told its own; 0 where it does not. Not tracked. */
  aheadMs = 0;

  private readonly nodes = new Map<string, EntityNode>();
  private readonly values = new Map<string, IAtom>();
  private readonly lists = new Map<string, IAtom>();
  private readonly settings = createAtom("settings of the server");
  private readonly revision = createAtom("config of a revision");
  private readonly listeners = new Set<ConfigListener>();

  constructor(private readonly now: () => number = Date.now) {
    makeObservable(this, { rev: observable, hasConfig: observable, lastFrameAt: observableRef });
  }

  /** Takes the whole tree, as `current_config` brings it. */
  replace(tree: JsonObject, rev: number | undefined): void {
    runInAction(() => {
      this.tree = tree;
      this.noteClock(tree);
      this.note(rev);
      this.hasConfig = true;
      this.revision.reportChanged();
      for (const node of this.nodes.values()) {
        node.reportConfigChanged();
        node.reportRuntimeChanged();
      }
      for (const atom of [...this.values.values(), ...this.lists.values(), this.settings]) atom.reportChanged();
      for (const listener of this.listeners) listener("all", tree, []);
    });
  }

  /** Merges a patch, as `current_config_delta` brings it; before the first whole tree there is nothing to patch. */
  merge(patch: JsonObject, rev: number | undefined): void {
    const { tree } = this;
    if (!tree) return;
    runInAction(() => {
      const renames = renamesIn(patch, tree, entities);
      const report = mergeInPlace(tree, patch);
      this.noteClock(patch);
      this.note(rev);
      this.notify(patch, report);
      for (const listener of this.listeners) listener(report, patch, renames);
    });
  }

  /** Tells once the config is here, at once if it is; not any more once the returned function is called. */
  whenHere(tell: () => void): () => void {
    return when(() => this.hasConfig, tell);
  }

  /**
   * Waits until the tree stands at a revision; not where nobody counts them.
   * @throws where it does not within 5 s
   */
  async reach(rev: number | undefined): Promise<void> {
    if (rev === undefined || this.rev === undefined) return;
    await when(() => (this.rev ?? rev) >= rev, { timeout: reachMs }).catch(() => {
      throw new Error(text("config.notCaughtUp"));
    });
  }

  /** The tree as it stands, untracked: for computing patches and lists, never for showing. */
  peek(): JsonObject {
    return this.tree ?? {};
  }

  /** The tree as of a revision; tracked for later ones, and not for what the server reports each second. */
  readWhole(): JsonObject {
    this.revision.reportObserved();
    return this.peek();
  }

  /** The node of an entity, whether it exists or not. */
  node(collection: string, key: string): EntityNode {
    const id = `${collection}/${key}`;
    const known = this.nodes.get(id);
    if (known) return known;
    const node = new EntityNode(collection, key, () => {
      const entity = this.collection(collection)[key];
      return isPlainObject(entity) ? entity : undefined;
    });
    this.nodes.set(id, node);
    return node;
  }

  /** The entities of a collection by key; tracked for entities that come and go, not for what is in them. */
  readList(collection: string): Readonly<Record<string, Json>> {
    atomOf(this.lists, collection).reportObserved();
    return this.collection(collection);
  }

  /** A value at the top of the config (a global setting, `notifications`); tracked. */
  readValue(key: string): Json | undefined {
    atomOf(this.values, key).reportObserved();
    return this.tree?.[key];
  }

  /** A copy of the server's own settings, without the collections and without what it reports; tracked. */
  readSettings(): JsonObject | undefined {
    this.settings.reportObserved();
    const copy = this.tree && effectiveEntity(noEdits, this.tree, []);
    return isPlainObject(copy) ? copy : undefined;
  }

  /** Told of every change inside the action that makes it: the touched paths, or "all". */
  onChange(listener: ConfigListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private collection(name: string): JsonObject {
    const found = this.tree?.[name];
    return isPlainObject(found) ? found : {};
  }

  private noteClock({ now_ms: nowMs }: JsonObject): void {
    if (typeof nowMs === "number") this.aheadMs = nowMs - this.now();
  }

  private note(rev: number | undefined): void {
    this.lastFrameAt = this.now();
    if (rev === undefined || rev === this.rev) return;
    this.rev = rev;
    this.revision.reportChanged();
  }

  /** A whole collection was replaced or deleted. */
  private notifyCollection(collection: string): void {
    this.lists.get(collection)?.reportChanged();
    for (const node of this.nodes.values()) {
      if (node.collection !== collection) continue;
      node.reportConfigChanged();
      node.reportRuntimeChanged();
    }
  }

  private notify(patch: JsonObject, report: MergeReport): void {
    for (const path of report.touched) {
      const slash = path.indexOf("/");
      if (slash < 0) this.notifyCollection(path);
      else {
        const node = this.nodes.get(path);
        if (node) notifyNode(node, patch, report);
      }
    }
    for (const top in patch) this.values.get(top)?.reportChanged();
    if (Object.keys(patch).some(isSetting)) this.settings.reportChanged();
    for (const path of [...report.added, ...report.removed]) {
      const slash = path.indexOf("/");
      if (slash > 0) this.lists.get(path.slice(0, slash))?.reportChanged();
    }
  }
}

function notifyNode(node: EntityNode, patch: JsonObject, { added }: MergeReport): void {
  const collection = patch[node.collection];
  const change = isPlainObject(collection) ? collection[node.key] : undefined;
  const runtime = runtimeKeys.get(node.collection) ?? [];
  const isNew = added.has(`${node.collection}/${node.key}`);
  const keys = isPlainObject(change) && !isNew ? Object.keys(change) : undefined;
  if (!keys || keys.some((key) => !runtime.includes(key))) node.reportConfigChanged();
  if (!keys || keys.some((key) => runtime.includes(key))) node.reportRuntimeChanged();
}

const runtimeKeys = new Map(
  Object.values(entities).flatMap(({ collection, runtime }) => (collection ? [[collection, runtime] as const] : [])),
);

const amongSettings = new Set(
  Object.values(entities).flatMap((entity: EntityDescriptor) =>
    entity.collection !== undefined && isAmongSettings(entity) ? [entity.collection] : [],
  ),
);

function isSetting(key: string): boolean {
  return (!runtimeKeys.has(key) || amongSettings.has(key)) && !entities.server.runtime.includes(key);
}

function atomOf(atoms: Map<string, IAtom>, name: string): IAtom {
  const atom = atoms.get(name) ?? createAtom(name);
  atoms.set(name, atom);
  return atom;
}

/**
 * One entity of the live tree. Its data is plain and merged in place; two atoms, made when something on the screen
 * first reads it, tell of changes: one for its config, one for what the server reports of it.
 */
class EntityNode {
  private configAtom: IAtom | undefined;
  private runtimeAtom: IAtom | undefined;

  constructor(
    readonly collection: string,
    readonly key: string,
    private readonly data: () => JsonObject | undefined,
  ) {}

  /** The live data, to be read inside an observer and never handed on: it changes in place. Undefined when gone. */
  readConfig(): JsonObject | undefined {
    this.configAtom ??= createAtom(`${this.collection}/${this.key} config`);
    this.configAtom.reportObserved();
    return this.data();
  }

  /** As readConfig, told of when the server's report changes. */
  readRuntime(): JsonObject | undefined {
    this.runtimeAtom ??= createAtom(`${this.collection}/${this.key} runtime`);
    this.runtimeAtom.reportObserved();
    return this.data();
  }

  reportConfigChanged(): void {
    this.configAtom?.reportChanged();
  }

  reportRuntimeChanged(): void {
    this.runtimeAtom?.reportChanged();
  }
}
