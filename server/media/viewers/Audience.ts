import { RecentMap } from "../RecentMap.ts";
import type { OpenViewer } from "./OpenViewer.ts";

const MOST_NAMES = 20_000;

/** The viewers of all streams and files; publishers are none of them. */
export class Audience {
  readonly #byName = new ViewerGroups();
  readonly #byUser = new ViewerGroups();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(name: string): readonly OpenViewer[] {
    return this.#byName.of(name);
  }

  countOf(name: string): number {
    return this.#byName.countOf(name);
  }

  /** Those who count against the limit of a stream: an administrator's own player does not. */
  limitedCountOf(name: string): number {
    return this.#byName.of(name).filter((viewer) => !viewer.decision.isPreview).length;
  }

  ofUser(userId: string): readonly OpenViewer[] {
    return this.#byUser.of(userId);
  }

  enter(viewer: OpenViewer): void {
    if (viewer.request.kind === "publish") return;
    this.#total += 1;
    this.#byName.add(viewer.name, viewer);
    this.#byUser.add(viewer.decision.userId, viewer);
  }

  leave(viewer: OpenViewer): void {
    if (viewer.request.kind === "publish") return;
    this.#total -= 1;
    this.#byName.delete(viewer.name, viewer);
    this.#byUser.delete(viewer.decision.userId, viewer);
  }

  /** Takes a viewer whose stream has another name after `change`. */
  rename(viewer: OpenViewer, change: () => void): void {
    this.#byName.delete(viewer.name, viewer);
    change();
    if (viewer.request.kind === "play") this.#byName.add(viewer.name, viewer);
  }

  /** Takes a viewer whose user may be another after `renew`. */
  renew(viewer: OpenViewer, change: () => void): void {
    this.#byUser.delete(viewer.decision.userId, viewer);
    change();
    if (viewer.request.kind === "play") this.#byUser.add(viewer.decision.userId, viewer);
  }
}

/** Viewers by something they share (the stream, the user), in the order in which they came. */
class ViewerGroups {
  readonly #groups = new Map<string, Set<OpenViewer>>();

  of(key: string): readonly OpenViewer[] {
    return [...(this.#groups.get(key) ?? [])];
  }

  countOf(key: string): number {
    return this.#groups.get(key)?.size ?? 0;
  }

  add(key: string | undefined, viewer: OpenViewer): void {
    if (key === undefined) return;
    const group = this.#groups.get(key) ?? new Set();
    this.#groups.set(key, group.add(viewer));
  }

  delete(key: string | undefined, viewer: OpenViewer): void {
    if (key === undefined) return;
    const group = this.#groups.get(key);
    group?.delete(viewer);
    if (group?.size === 0) this.#groups.delete(key);
  }
}

/** Bytes sent by name. When there are too many names, the one that was quiet for longest is forgotten. */
export class ByteTotals {
  readonly #bytes = new RecentMap<string, number>(MOST_NAMES);

  add(name: string, count: number): void {
    this.#bytes.set(name, this.of(name) + count);
  }

  rename(from: string, to: string): void {
    const bytes = this.of(from);
    this.#bytes.delete(from);
    this.#bytes.set(to, bytes);
  }

  of(name: string): number {
    return this.#bytes.get(name) ?? 0;
  }
}
