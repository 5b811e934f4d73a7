import type { Viewer, Viewers } from "../../../../../server/media/viewers/Viewer.ts";
import type { ViewerRequest } from "../../../../../server/media/viewers/ViewerRequest.ts";
import { ServerError } from "../../../../../server/ServerError.ts";

/** Viewers without rules but two: the token `wrong` is refused, and who was killed does not come back. */
export class FakeViewers implements Pick<Viewers, "open" | "find"> {
  readonly requests: ViewerRequest[] = [];
  readonly opened: Viewer[] = [];
  bytes = 0;
  readonly #killed = new Set<string>();

  open(request: ViewerRequest): Promise<Viewer> {
    this.requests.push(request);
    if (this.#killed.has(request.previousId ?? ""))
      return Promise.reject(new ServerError("forbidden", "It was killed."));
    if (request.token === "wrong") return Promise.reject(new ServerError("forbidden", "The token is wrong."));
    const viewer = this.#viewer(request.name, String(this.opened.length));
    this.opened.push(viewer);
    if (request.isOneShot) viewer.close("It was a single request.");
    return Promise.resolve(viewer);
  }

  kill(): void {
    for (const viewer of this.opened) {
      this.#killed.add(viewer.id);
      viewer.close("An administrator ended it.");
    }
  }

  find(id: string): Viewer | undefined {
    return this.opened.find((viewer) => viewer.id === id && viewer.isOpen);
  }

  #viewer(name: string, id: string): Viewer {
    const listeners: ((reason: string) => void)[] = [];
    let reason: string | undefined;
    return {
      id,
      name,
      addBytes: (count) => (this.bytes += count),
      touch: () => undefined,
      get isOpen() {
        return reason === undefined;
      },
      get isPresent() {
        return reason === undefined;
      },
      onClose: (listener) => {
        if (reason === undefined) listeners.push(listener);
        else listener(reason);
        return () => undefined;
      },
      close: (why) => {
        if (reason !== undefined) return;
        reason = why;
        for (const listener of listeners) listener(why);
      },
    };
  }
}
