import type { AdCounter } from "../../engine/EngineHost.ts";
import type { MediaSegment } from "../bus/StreamBus.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { Viewers } from "../viewers/Viewer.ts";

/** Players of it fetch what they see in pieces, and are counted with those. */
const POLLING = "hls";

/** One file on the air in one stream: tells who was sent it, each viewer's session once. */
export class AdShowing {
  readonly #seen = new Set<string>();

  constructor(
    readonly file: string,
    private readonly stream: Pick<RunningStream, "name">,
    private readonly parts: { readonly viewers: Viewers; readonly counts: AdCounter },
  ) {
    this.parts.counts.addShow(stream.name, file);
    this.look();
  }

  /** A segment of it, which tells who fetches it. */
  mark(segment: MediaSegment): MediaSegment {
    return { ...segment, onSent: (viewer) => this.#see(viewer) };
  }

  /** Who is connected now is being sent it. */
  look(): void {
    for (const { id, type } of this.parts.viewers.sessionsOf(this.stream.name)) if (type !== POLLING) this.#see(id);
  }

  #see(viewer: string): void {
    if (this.#seen.has(viewer)) return;
    this.#seen.add(viewer);
    this.parts.counts.addView(this.stream.name, this.file);
  }
}
