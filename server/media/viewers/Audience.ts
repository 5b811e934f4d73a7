import type { OpenViewer } from "./OpenViewer.ts";
import { ViewerGroups } from "./ViewerGroups.ts";

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
