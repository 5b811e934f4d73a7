import type { OpenViewer } from "./OpenViewer.ts";

/** Viewers by something they share (the stream, the user), in the order in which they came. */
export class ViewerGroups {
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
