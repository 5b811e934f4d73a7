import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaContext.ts";
import { FormerViewers } from "./FormerViewers.ts";
import type { OutputCall } from "./OutputCall.ts";
import type { PollingViewer } from "./PollingViewer.ts";
import { viewerRequestOf } from "./viewerRequestOf.ts";

interface Presence extends PollingViewer {
  readonly stream: RunningStream;
}

/** A player without an id that is silent for so long has left; the next at its address is another. */
const UNNAMED_KEPT_MS = 60_000;

/**
 * The viewers of HLS and DASH: no socket stays open, so that an id in the addresses tells who asks. While one is there
 * its stream is held, so that an on-demand stream goes on.
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
    const presence = await this.#enter(call, proto, undefined, undefined);
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
    const asked = call.query.get("session") ?? "";
    const session = /^[\w-]{1,64}$/.test(asked) ? asked : undefined;
    const key = session === undefined ? this.#clientKey(call, proto) : this.#idKey(call, proto, session);
    const known = this.#present.get(key);
    const isHere = known !== undefined && known.viewer.isOpen && known.stream === call.stream;
    const presence = isHere ? known : await this.#open(key, call, proto, session);
    presence.viewer.touch();
    return presence;
  }

  /** Ends those whose stream is gone; should it come back, so may they. */
  leave(stream: RunningStream, reason: string): void {
    for (const { stream: of, viewer } of new Set(this.#present.values())) if (of === stream) viewer.close(reason);
  }

  /** Two questions of one player at the same moment open one viewer. */
  async #open(key: string, call: OutputCall, proto: string, session: string | undefined): Promise<Presence> {
    const coming = this.#coming.get(key);
    if (coming) return coming;
    const previousId = this.#former.find(key, session === undefined ? UNNAMED_KEPT_MS : Infinity) ?? session;
    const opening = this.#enter(call, proto, session, previousId);
    this.#coming.set(key, opening);
    try {
      const presence = await opening;
      for (const one of new Set([key, this.#idKey(call, proto, presence.session)])) this.#remember(one, presence);
      return presence;
    } finally {
      this.#coming.delete(key);
    }
  }

  async #enter(call: OutputCall, proto: string, session?: string, previousId?: string): Promise<Presence> {
    const request = viewerRequestOf(call, proto, true);
    const viewer = await this.context.viewers.open(previousId === undefined ? request : { ...request, previousId });
    viewer.onClose(call.stream.hold());
    return { session: session ?? viewer.id, viewer, stream: call.stream };
  }

  #remember(key: string, presence: Presence): void {
    this.#present.set(key, presence);
    presence.viewer.onClose(() => {
      this.#former.add(key, presence.viewer.id);
      if (this.#present.get(key) === presence) this.#present.delete(key);
    });
  }

  #idKey({ stream }: OutputCall, proto: string, session: string): string {
    return JSON.stringify(["id", proto, this.#nameOf(stream), session]);
  }

  #clientKey({ stream, request, token }: OutputCall, proto: string): string {
    return JSON.stringify(["client", proto, this.#nameOf(stream), request.ip, request.headers["user-agent"], token]);
  }

  #nameOf(stream: RunningStream): string {
    const name = this.#firstNames.get(stream) ?? stream.name;
    this.#firstNames.set(stream, name);
    return name;
  }
}
