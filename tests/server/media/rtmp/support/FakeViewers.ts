import type { Session } from "../../../../../src/generated/types/Session.ts";
import type { Viewer, Viewers } from "../../../../../server/media/viewers/Viewer.ts";
import type { ViewerRequest } from "../../../../../server/media/viewers/ViewerRequest.ts";
import { ServerError } from "../../../../../server/ServerError.ts";

/** Lets in who has the right secret for a name, and remembers who came. */
export class FakeViewers implements Viewers {
  readonly requests: ViewerRequest[] = [];
  readonly bytes = new Map<string, number>();
  readonly #viewers = new Map<string, Viewer & { readonly request: ViewerRequest }>();

  constructor(private readonly secrets: Readonly<Record<string, string>> = {}) {}

  async open(request: ViewerRequest): Promise<Viewer> {
    this.requests.push(request);
    const secret = this.secrets[request.name];
    if (secret !== undefined && request.token !== secret) throw new ServerError("forbidden", "The password is wrong.");
    const viewer = this.#viewerOf(request, `viewer${this.requests.length}`);
    this.#viewers.set(viewer.id, viewer);
    return viewer;
  }

  find(id: string): Viewer | undefined {
    return this.#viewers.get(id);
  }

  sessionsOf(): readonly Session[] {
    return [];
  }

  countOf(name: string): number {
    return [...this.#viewers.values()].filter((viewer) => viewer.name === name).length;
  }

  bytesOf(name: string): number {
    return this.bytes.get(name) ?? 0;
  }

  /** Everybody at a name. */
  kickAll(name: string): number {
    return this.kill([...this.#viewers.values()].filter((viewer) => viewer.name === name).map(({ id }) => id));
  }

  kill(ids: readonly string[]): number {
    const found = ids.flatMap((id) => this.#viewers.get(id) ?? []);
    for (const viewer of found) viewer.close("killed");
    return found.length;
  }

  get total(): number {
    return this.#viewers.size;
  }

  #viewerOf(request: ViewerRequest, id: string): Viewer & { readonly request: ViewerRequest } {
    const listeners: ((reason: string) => void)[] = [];
    const { name } = request;
    const isOpen = (): boolean => this.#viewers.has(id);
    return {
      id,
      name,
      request,
      touch: () => undefined,
      addBytes: (count) => void this.bytes.set(name, this.bytesOf(name) + count),
      onClose: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      get isOpen() {
        return isOpen();
      },
      get isPresent() {
        return isOpen();
      },
      close: (reason) => {
        if (this.#viewers.delete(id)) for (const listener of listeners) listener(reason);
      },
    };
  }
}
