import { AnsweringPeer, type DataChannelLibrary } from "./AnsweringPeer.ts";
import { FeedSockets, OutgoingTrack } from "./sendTracks.ts";
import type { PeerOffer, PeerOrder, PeerReport } from "./peerMessages.ts";
import { receiveTracks } from "./receiveTracks.ts";

const REPORT_MS = 250;

/** The connections and feeds of the process for WebRTC: does what the server asks, and reports. */
export class PeerHost {
  readonly #peers = new Map<number, AnsweringPeer>();
  readonly #feeds = new Map<number, FeedSockets>();
  /** Bytes since the last report. */
  readonly #counts = new Map<number, number>();
  /** Of whom there was media already. */
  readonly #heard = new Set<number>();

  constructor(
    private readonly library: DataChannelLibrary,
    private readonly tell: (report: PeerReport) => void,
  ) {
    setInterval(() => this.#report(), REPORT_MS);
  }

  async take(order: PeerOrder): Promise<void> {
    const { kind, id } = order;
    try {
      if (kind === "open") await this.#open(id, order.offer);
      else if (kind === "openFeed") await this.#openFeed(id);
      else if (kind === "candidate") this.#peers.get(id)?.addCandidate(order.candidate, order.mid);
      else if (kind === "end") this.#peers.get(id)?.end("The server ended the connection.");
      else this.#closeFeed(id);
    } catch {
      this.#peers.get(id)?.end("The offer cannot be answered.");
      this.tell({ kind: "refused", id });
    }
  }

  /** Tells all other sides that it is over. */
  end(): void {
    for (const peer of this.#peers.values()) peer.end("The server is shutting down.");
  }

  async #open(id: number, { sdp, bindAddress, task }: PeerOffer): Promise<void> {
    const { library } = this;
    const peer = new AnsweringPeer(library, bindAddress);
    this.#peers.set(id, peer);
    peer.ended.onEnd((reason) => {
      this.#peers.delete(id);
      this.#heard.delete(id);
      this.#report();
      this.tell({ kind: "ended", id, reason });
    });
    const onPacket = (bytes: number): void => this.#count(id, bytes);
    if (task.kind === "publish") {
      const { tracks, videoBitsPerSecond } = task;
      receiveTracks({ library, peer, tracks, videoBitsPerSecond, onPacket });
    } else {
      const tracks = {
        video: task.video && new OutgoingTrack(library, peer, task.video),
        audio: task.audio && new OutgoingTrack(library, peer, task.audio),
      };
      const leave = this.#feeds.get(task.feedId)?.join((kind, packet) => onPacket(tracks[kind]?.send(packet) ?? 0));
      if (leave !== undefined) peer.ended.onEnd(leave);
    }
    this.tell({ kind: "answer", id, sdp: await peer.answer(sdp) });
  }

  async #openFeed(id: number): Promise<void> {
    const feed = await FeedSockets.open();
    this.#feeds.set(id, feed);
    this.tell({ kind: "feed", id, ...feed.ports });
  }

  #closeFeed(id: number): void {
    this.#feeds.get(id)?.close();
    this.#feeds.delete(id);
  }

  #count(id: number, bytes: number): void {
    if (bytes === 0) return;
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + bytes);
    if (this.#heard.has(id)) return;
    // ffmpeg begins to read with the first packet.
    this.#heard.add(id);
    this.#report();
  }

  #report(): void {
    this.tell({ kind: "bytes", counts: [...this.#counts] });
    this.#counts.clear();
  }
}
