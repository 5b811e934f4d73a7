import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import { ShiftWindow } from "./ShiftWindow.ts";

const MOST = 5000;

/** The windows of all who watch later than live, by the id in their addresses; the one unused for longest goes first. */
export class ShiftWindows {
  readonly #windows = new Map<string, { readonly index: ArchiveIndex; readonly window: ShiftWindow }>();

  /** @param shiftMs counts when the window is new */
  of(session: string, index: ArchiveIndex, shiftMs: number): ShiftWindow {
    const known = this.#windows.get(session);
    // After a change of its disks an archive has another index.
    const window = known?.index === index ? known.window : new ShiftWindow(index, shiftMs);
    this.#windows.delete(session);
    this.#windows.set(session, { index, window });
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST && oldest !== undefined) this.#windows.delete(oldest);
    return window;
  }
}
