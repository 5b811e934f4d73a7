import { ServerError } from "../../../../server/ServerError.ts";
import type { Viewer, Viewers } from "../../../../server/media/viewers/Viewer.ts";
import type { ViewerRequest } from "../../../../server/media/viewers/ViewerRequest.ts";

interface Seat {
  readonly viewer: Viewer;
  readonly request: ViewerRequest;
  readonly listeners: ((reason: string) => void)[];
  bytes: number;
  isOpen: boolean;
}

/** Viewers without sessions of time: the token `no` is refused, one that was killed is not let in again. */
export class FakeViewers implements Viewers {
  readonly asked: ViewerRequest[] = [];
  readonly #seats = new Map<string, Seat>();
  readonly #bytes = new Map<string, number>();
  readonly #killed = new Set<string>();

  get total(): number {
    return this.#open().length;
  }

  async open(request: ViewerRequest): Promise<Viewer> {
    this.asked.push(request);
    const isKilled = request.previousId !== undefined && this.#killed.has(request.previousId);
    if (request.token === "no" || isKilled) throw new ServerError("forbidden", "You may not watch this.");
    const id = `viewer-${this.asked.length}`;
    const listeners: ((reason: string) => void)[] = [];
    const seat: Seat = { viewer: this.#viewer(id, request.name), request, listeners, bytes: 0, isOpen: true };
    this.#seats.set(id, seat);
    if (request.isOneShot) seat.viewer.close("It was a single request.");
    return seat.viewer;
  }

  find(id: string): Viewer | undefined {
    const seat = this.#seats.get(id);
    return seat?.isOpen ? seat.viewer : undefined;
  }

  sessionsOf(): readonly [] {
    return [];
  }

  countOf(name: string): number {
    return this.#open().filter(({ request }) => request.name === name).length;
  }

  bytesOf(name: string): number {
    return this.#bytes.get(name) ?? 0;
  }

  kill(ids: readonly string[]): number {
    for (const id of ids) {
      this.#killed.add(id);
      this.find(id)?.close("killed");
    }
    return ids.length;
  }

  /** As time does with players that ask for nothing. */
  leaveAll(): void {
    for (const { viewer } of this.#open()) viewer.close("Nothing was asked for some seconds.");
  }

  #open(): readonly Seat[] {
    return [...this.#seats.values()].filter(({ isOpen }) => isOpen);
  }

  #viewer(id: string, name: string): Viewer {
    const seat = (): Seat | undefined => this.#seats.get(id);
    return {
      id,
      name,
      get isOpen() {
        return seat()?.isOpen ?? false;
      },
      get isPresent() {
        return seat()?.isOpen ?? false;
      },
      addBytes: (count) => void this.#bytes.set(name, this.bytesOf(name) + count),
      touch: () => undefined,
      onClose: (listener) => {
        seat()?.listeners.push(listener);
        return () => undefined;
      },
      close: (reason) => {
        const own = seat();
        if (!own?.isOpen) return;
        own.isOpen = false;
        for (const listener of own.listeners) listener(reason);
      },
    };
  }
}
