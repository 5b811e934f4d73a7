import type { MediaContext } from "../MediaPart.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { Viewer } from "../viewers/Viewer.ts";
import { playRequest } from "../viewers/ViewerRequest.ts";
import { RecentMap } from "../RecentMap.ts";
import type { OutputCall } from "./OutputRow.ts";
import { plainAddress } from "../../../src/model/ipAddress.ts";

const MOST_FORMER = 20_000;
/** A player without an id that is silent for so long has left; the next at its address is another. */
const UNNAMED_KEPT_MS = 60_000;

/** Somebody who asks again and again, and in whose addresses there is an id. */
export interface PollingViewer {
  /** As it stands in the addresses; it stays when the viewer was away and came back. */
  readonly session: string;
  readonly viewer: Viewer;
}

interface Presence extends PollingViewer {
  readonly stream: RunningStream;
}

/**
 * The viewers of HLS and DASH: no socket stays open, so that an id in the addresses tells who asks. It holds for the token
 * and the address it was given to: anybody else is let in as somebody new, with an id of its own. While one is there its
 * stream is held, so that an on-demand stream goes on.
 */
export class PollingViewers {
  readonly #present = new Map<string, Presence>();
  readonly #coming = new Map<string, Promise<Presence>>();
  readonly #former: FormerViewers;
  /** The names under which streams were first asked for here: who plays one stays the same when it is renamed. */
  readonly #firstNames = new WeakMap<RunningStream, string>();

  constructor(private readonly context: Pick<MediaContext, "viewers" | "now">) {
    this.#former = new FormerViewers(context.now);
  }

  /** For a playlist that lists others: each player gets an id of its own. */
  async begin(call: OutputCall, proto: string): Promise<PollingViewer> {
    const presence = await this.#enter(call, proto, {});
    if (call.request.method === "HEAD")
      call.reply.raw.once("close", () => presence.viewer.close("Asked for headers only."));
    else this.#remember(this.#idKey(call, proto, presence.session), presence);
    return presence;
  }

  /**
   * For what such a playlist lists. Without an id, address and program of the player tell who it is. One that was away
   * is let in anew, but not when it was shown out.
   */
  async follow(call: OutputCall, proto: string): Promise<PollingViewer> {
    const session = askedSession(call);
    const key = session === undefined ? this.#clientKey(call, proto) : this.#idKey(call, proto, session);
    const known = this.#present.get(key);
    const isHere = known !== undefined && known.viewer.isOpen && known.stream === call.stream;
    const presence = isHere ? known : await this.#open(key, call, proto, session);
    presence.viewer.touch();
    return presence;
  }

  /** Ends those whose stream is gone; should it come back, so may they. */
  end(stream: RunningStream, reason: string): void {
    for (const { stream: of, viewer } of new Set(this.#present.values())) if (of === stream) viewer.close(reason);
  }

  /** Two questions of one player at the same moment open one viewer. */
  async #open(key: string, call: OutputCall, proto: string, session: string | undefined): Promise<Presence> {
    const coming = this.#coming.get(key);
    if (coming) return coming;
    const opening = this.#enter(call, proto, this.#formerOf(key, call, proto, session));
    this.#coming.set(key, opening);
    try {
      const presence = await opening;
      const { session: own, viewer } = presence;
      const keys = new Set([key, this.#idKey(call, proto, own)]);
      // Should it be shown out, its addresses lead nobody else back in either.
      if (own !== viewer.id) keys.add(this.#sessionKey(call, proto, own));
      for (const one of keys) this.#remember(one, presence);
      return presence;
    } finally {
      this.#coming.delete(key);
    }
  }

  /** Who is let in now was: the same with its id; or somebody new, who comes by addresses that were another's. */
  #formerOf(key: string, call: OutputCall, proto: string, session: string | undefined): Partial<FormerViewer> {
    if (session === undefined) {
      const former = this.#former.find(key, UNNAMED_KEPT_MS);
      return former === undefined ? {} : { id: former.id };
    }
    const present = this.#present.get(key);
    const own = present ? { id: present.viewer.id, session: present.session } : this.#former.find(key);
    return own ?? { id: this.#former.find(this.#sessionKey(call, proto, session))?.id ?? session };
  }

  async #enter(call: OutputCall, proto: string, { id, session }: Partial<FormerViewer>): Promise<Presence> {
    const request = playRequest(call.request, call.stream.name, proto);
    const viewer = await this.context.viewers.open(id === undefined ? request : { ...request, previousId: id });
    viewer.onClose(call.stream.hold());
    return { session: session ?? viewer.id, viewer, stream: call.stream };
  }

  #remember(key: string, presence: Presence): void {
    this.#present.set(key, presence);
    presence.viewer.onClose(() => {
      this.#former.add(key, { id: presence.viewer.id, session: presence.session });
      if (this.#present.get(key) === presence) this.#present.delete(key);
    });
  }

  #idKey(call: OutputCall, proto: string, session: string): string {
    return JSON.stringify(["id", proto, this.#nameOf(call.stream), session, ...holderOf(call)]);
  }

  #sessionKey({ stream }: OutputCall, proto: string, session: string): string {
    return JSON.stringify(["session", proto, this.#nameOf(stream), session]);
  }

  #clientKey(call: OutputCall, proto: string): string {
    const userAgent = call.request.headers["user-agent"] ?? "";
    return JSON.stringify(["client", proto, this.#nameOf(call.stream), userAgent, ...holderOf(call)]);
  }

  #nameOf(stream: RunningStream): string {
    const name = this.#firstNames.get(stream) ?? stream.name;
    this.#firstNames.set(stream, name);
    return name;
  }
}

/** Who a player was. */
interface FormerViewer {
  readonly id: string;
  /** As it stood in the addresses. */
  readonly session: string;
}

/** Remembers who a player was before its viewer was closed, so that one that was shown out does not come in anew. */
class FormerViewers {
  readonly #known = new RecentMap<string, FormerViewer & { seenAtMs: number }>(MOST_FORMER);

  constructor(private readonly now: () => number) {}

  add(key: string, { id, session }: FormerViewer): void {
    this.#known.set(key, { id, session, seenAtMs: this.now() });
  }

  /** @param withinMs nobody asked by that key for so long: it is somebody else */
  find(key: string, withinMs = Infinity): FormerViewer | undefined {
    const found = this.#known.get(key);
    if (!found || this.now() - found.seenAtMs > withinMs) return undefined;
    found.seenAtMs = this.now();
    return found;
  }
}

/** The id in an address, where one is there that this server may have made. */
export function askedSession({ query }: OutputCall): string | undefined {
  const asked = query.get("session") ?? "";
  return /^[\w-]{1,64}$/.test(asked) ? asked : undefined;
}

/** Whom an id is given to. */
function holderOf({ request, token }: OutputCall): readonly string[] {
  return [plainAddress(request.ip), token ?? ""];
}
