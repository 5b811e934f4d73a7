import type { RunningStream } from "../../live/RunningStream.ts";
import { MpegtsClients } from "../../outputs/mpegts/MpegtsClients.ts";
import type { OutputCall } from "../../outputs/OutputCall.ts";
import { serveMpegts } from "../../outputs/mpegts/serveMpegts.ts";
import { viewerRequestOf } from "../../outputs/viewerRequestOf.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { Viewers } from "../../viewers/Viewers.ts";

/** Servers that read streams of this one: sessions like others, but no limit and no auth of viewers is for them. */
export class PeerPlayers {
  readonly #clients = new MpegtsClients();
  readonly #keys = new Map<Viewer, string>();

  constructor(private readonly viewers: Viewers) {}

  /** @param key that the server has shown to know */
  async serve(call: OutputCall, key: string): Promise<unknown> {
    const viewer = await this.viewers.open({ ...viewerRequestOf(call, "mirror", false), isPeer: true });
    this.#keys.set(viewer, key);
    viewer.onClose(() => this.#keys.delete(viewer));
    return serveMpegts(call, viewer, this.#clients);
  }

  leave(stream: RunningStream): void {
    this.#clients.leave(stream, "The stream was removed.");
  }

  /** Ends those who came with another key than the present one. */
  keep(key: string | undefined): void {
    for (const [viewer, known] of this.#keys) if (known !== key) viewer.close("The cluster key was changed.");
  }
}
