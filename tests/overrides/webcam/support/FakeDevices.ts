import { vi } from "vitest";

/** A camera and a microphone that behave: tracks that can be taken and pulled out. */
export class FakeDevices extends EventTarget {
  readonly given: FakeTrack[] = [];
  readonly asked: MediaStreamConstraints[] = [];
  refusal: Error | undefined;
  /** Set, permission waits for it. */
  gate: Promise<void> | undefined;

  constructor(private kinds: readonly string[]) {
    super();
  }

  enumerateDevices(): Promise<readonly { readonly kind: string }[]> {
    return Promise.resolve(this.kinds.map((kind) => ({ kind })));
  }

  async getUserMedia(wanted: MediaStreamConstraints): Promise<unknown> {
    this.asked.push(wanted);
    await this.gate;
    if (this.refusal) throw this.refusal;
    const tracks = [wanted.video, wanted.audio].filter(Boolean).map(() => new FakeTrack());
    this.given.push(...tracks);
    return { getTracks: () => tracks };
  }

  plug(kinds: readonly string[]): void {
    this.kinds = kinds;
    this.dispatchEvent(new Event("devicechange"));
  }
}

class FakeTrack extends EventTarget {
  isStopped = false;

  stop(): void {
    this.isStopped = true;
  }
}

/** The browser's end of a WebRTC connection; a test says how it goes. */
export class FakePeer extends EventTarget {
  static readonly made: FakePeer[] = [];
  connectionState = "new";
  localDescription: { readonly sdp: string } | null = null;
  remote: unknown;
  readonly candidates: unknown[] = [];
  readonly tracks: unknown[] = [];
  isClosed = false;

  constructor() {
    super();
    FakePeer.made.push(this);
  }

  addTrack(track: unknown): void {
    this.tracks.push(track);
  }

  createOffer(): Promise<{ readonly sdp: string }> {
    return Promise.resolve({ sdp: "v=0 offer" });
  }

  setLocalDescription(description: { readonly sdp: string }): Promise<void> {
    this.localDescription = description;
    return Promise.resolve();
  }

  setRemoteDescription(description: unknown): Promise<void> {
    this.remote = description;
    return Promise.resolve();
  }

  addIceCandidate(candidate: unknown): Promise<void> {
    this.candidates.push(candidate);
    return Promise.resolve();
  }

  close(): void {
    this.isClosed = true;
  }

  become(state: string): void {
    this.connectionState = state;
    this.dispatchEvent(new Event("connectionstatechange"));
  }

  find(candidate: { readonly candidate: string; readonly sdpMid: string } | null): void {
    this.dispatchEvent(Object.assign(new Event("icecandidate"), { candidate }));
  }
}

/** Gives the page devices; undefined as on plain http. */
export function plugIn(...kinds: readonly string[]): FakeDevices {
  const devices = new FakeDevices(kinds);
  FakePeer.made.length = 0;
  vi.stubGlobal("RTCPeerConnection", FakePeer);
  Object.defineProperty(navigator, "mediaDevices", { value: devices, configurable: true });
  return devices;
}
