import { RecentMap } from "../../RecentMap.ts";
import type { PollingViewer } from "../../outputs/PollingViewers.ts";
import type { Viewer, Viewers } from "../../viewers/Viewer.ts";
import type { ViewerRequest } from "../../viewers/ViewerRequest.ts";
import { plainAddress } from "../../../../src/model/ipAddress.ts";

const MOST_KNOWN = 20_000;

/**
 * The players of files over HLS, by the id in their addresses. The playlist of a film is asked for once, so a player
 * that paused longer than a viewer is kept must be let in again by its segments; one that was killed is not.
 */
export class FileHlsViewers {
  readonly #known = new RecentMap<string, Viewer>(MOST_KNOWN);
  readonly #opening = new Map<string, Promise<Viewer>>();

  constructor(private readonly viewers: Viewers) {}

  /** @throws ServerError `forbidden` */
  async open(request: ViewerRequest): Promise<PollingViewer> {
    const viewer = await this.viewers.open(request);
    this.#known.set(keyOf(viewer.id, request), viewer);
    return { session: viewer.id, viewer };
  }

  /** @throws ServerError `forbidden` */
  async follow(request: ViewerRequest, session: string | undefined): Promise<PollingViewer> {
    if (session === undefined || session === "") return this.open(request);
    const known = this.#known.get(keyOf(session, request));
    if (known?.isOpen) {
      known.touch();
      return { session, viewer: known };
    }
    const viewer = await this.#reopen({ ...request, previousId: known?.id ?? session }, keyOf(session, request));
    return { session, viewer };
  }

  async #reopen(request: ViewerRequest, key: string): Promise<Viewer> {
    const running = this.#opening.get(key);
    if (running) return running;
    const opening = this.viewers.open(request);
    this.#opening.set(key, opening);
    try {
      const viewer = await opening;
      this.#known.set(key, viewer);
      return viewer;
    } finally {
      this.#opening.delete(key);
    }
  }
}

/** An id is good for one file, and for the token and the address it was given to: anybody else is let in as somebody new. */
function keyOf(session: string, { name, ip, token = "" }: ViewerRequest): string {
  return [session, name, plainAddress(ip), token].join("\n");
}
