import type { Visit } from "../../MediaRoute.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { MpegtsClients } from "../../outputs/mpegts/MpegtsClients.ts";
import type { OutputCall } from "../../outputs/OutputCall.ts";
import { serveMpegts } from "../../outputs/mpegts/serveMpegts.ts";
import { viewerRequestOf } from "../../outputs/viewerRequestOf.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { Viewers } from "../../viewers/Viewers.ts";
import { isOffered } from "./isOffered.ts";

/** Servers that read streams of this one: sessions like others, but no limit and no auth of viewers is for them. */
export class PeerPlayers {
  readonly #clients = new MpegtsClients();
  readonly #open = new Map<Viewer, { readonly key: string; readonly stream: RunningStream }>();

  constructor(private readonly viewers: Viewers) {}

  /** @param key that the server has shown to know */
  async enter(call: OutputCall, key: string): Promise<Visit> {
    const viewer = await this.viewers.open({ ...viewerRequestOf(call, "mirror", false), isPeer: true });
    this.#open.set(viewer, { key, stream: call.stream });
    viewer.onClose(() => this.#open.delete(viewer));
    return { viewer, answer: () => serveMpegts(call, viewer, this.#clients) };
  }

  leave(stream: RunningStream): void {
    this.#clients.leave(stream, "The stream was removed.");
  }

  /** After a change of the config: ends those who came with another key, and what is not offered any more. */
  keep(key: string | undefined): void {
    for (const [viewer, { key: known, stream }] of this.#open) {
      if (known !== key) viewer.close("The cluster key was changed.");
      else if (!isOffered(stream)) viewer.close("The stream was turned off, or is to be encrypted.");
    }
  }
}
