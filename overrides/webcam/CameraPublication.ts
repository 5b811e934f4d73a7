import type { PublishConnection, PublishListener } from "../../src/api/socket/publishConnection.ts";
import { overviewText } from "../../src/texts/en/streamOverview.ts";

/** What publishing from this device is doing. */
export type CameraState =
  /** Not publishing; `reason` says why it ended by itself. */
  | { readonly kind: "idle"; readonly reason?: string }
  | { readonly kind: "asking" }
  | { readonly kind: "connecting" | "live"; readonly media: MediaStream };

/** Opens the line to the stream, once there is something to send. */
type OpenLine = (listener: PublishListener) => PublishConnection;

const idle: CameraState = { kind: "idle" };

/**
 * Sends camera and microphone to a stream over WebRTC. It ends when the operator says so, when the line to the server
 * closes, and when anything is wrong with the media: no permission, no device, one that is pulled out.
 */
export class CameraPublication {
  state: CameraState = idle;
  readonly #listeners = new Set<() => void>();
  /** Gives back what the attempt under way holds. */
  #release: () => void = nothing;
  #attempt = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async start(wanted: MediaStreamConstraints, openLine: OpenLine): Promise<void> {
    this.stop();
    const attempt = this.#attempt;
    const fail = (reason: string) => {
      if (attempt === this.#attempt) this.#end(reason);
    };
    this.#move({ kind: "asking" });
    try {
      const media = await navigator.mediaDevices.getUserMedia(wanted);
      if (attempt !== this.#attempt) return stopTracks(media);
      await this.#send(media, openLine, fail);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
    return undefined;
  }

  stop(): void {
    this.#end();
  }

  async #send(media: MediaStream, openLine: OpenLine, fail: (reason: string) => void): Promise<void> {
    const peer = new RTCPeerConnection();
    const line = openLine({
      onAnswer: (sdp) => void peer.setRemoteDescription({ type: "answer", sdp }).catch((error) => fail(String(error))),
      // An address that does not serve is no reason to stop: others may.
      onCandidate: (candidate, sdpMid) => void peer.addIceCandidate({ candidate, sdpMid }).catch(nothing),
      onClose: (words) => fail(words ?? overviewText("webcam.closed")),
    });
    this.#release = () => {
      line.close();
      peer.close();
      stopTracks(media);
    };
    this.#move({ kind: "connecting", media });
    for (const track of media.getTracks()) {
      track.addEventListener("ended", () => fail(overviewText("webcam.ended")));
      peer.addTrack(track, media);
    }
    peer.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate) line.send({ type: "candidate", candidate: candidate.candidate, mid: candidate.sdpMid ?? "0" });
    });
    peer.addEventListener("connectionstatechange", () => {
      if (peer.connectionState === "failed") fail(overviewText("webcam.unreachable"));
      if (peer.connectionState === "connected" && this.state.kind === "connecting") this.#move({ kind: "live", media });
    });
    await peer.setLocalDescription(await peer.createOffer());
    line.send({ type: "offer", sdp: peer.localDescription?.sdp ?? "" });
  }

  #end(reason?: string): void {
    this.#attempt += 1;
    this.#release();
    this.#release = nothing;
    this.#move(reason === undefined ? idle : { kind: "idle", reason });
  }

  #move(state: CameraState): void {
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

function stopTracks(media: MediaStream): void {
  for (const track of media.getTracks()) track.stop();
}

function nothing(): void {}
