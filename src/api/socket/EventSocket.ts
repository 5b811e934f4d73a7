import { type EventFrame, parseEventFrame } from "./eventFrame.ts";

/** State of the live connection. Times are epoch milliseconds. */
export type SocketState =
  | { readonly kind: "stopped" }
  | { readonly kind: "connecting"; readonly isFirst: boolean }
  | { readonly kind: "online" }
  | { readonly kind: "offline"; readonly since: number; readonly nextAttemptAt: number };

const reconnectMs = 2000;
const openWithinMs = 15_000;

interface EventSocketOptions {
  /** Address of the next attempt; a ticket is good for one. */
  readonly address: () => Promise<string>;
  readonly open?: (address: string) => WebSocket;
  readonly onState: (state: SocketState) => void;
}

/**
 * The live connection: reconnects 2 s after a close or an error, and then says again what its subscribers had said.
 */
export class EventSocket {
  private socket: WebSocket | undefined;
  /** Of the next attempt while offline, of giving this one up while connecting. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: SocketState = { kind: "stopped" };
  /** Tells an attempt whose address comes late that it is not wanted any more. */
  private attempt = 0;
  private readonly listeners = new Set<(frame: EventFrame) => void>();
  private readonly openers = new Set<() => void>();
  /** What is said to begin a subscription, how to end it, and how many want it. */
  private readonly subscriptions = new Map<string, { readonly end: string; subscribers: number }>();

  constructor(private readonly options: EventSocketOptions) {}

  get isOnline(): boolean {
    return this.state.kind === "online";
  }

  start(): void {
    if (this.state.kind === "stopped") this.connect(true);
  }

  /** Ends the connection; `start` begins anew, with the same subscribers. */
  stop(): void {
    this.move({ kind: "stopped" });
    this.close();
  }

  /** Skips the wait of an offline socket. */
  retryNow(): void {
    if (this.state.kind === "offline") this.connect(false);
  }

  /** Gives up a connection that looks open and is dead, as if it had closed. */
  drop(): void {
    if (this.state.kind === "online") this.lose();
  }

  /** Says something if the socket is open; a request is repeated by whoever needs its answer. */
  send(message: string): void {
    if (this.socket?.readyState === 1) this.socket.send(message);
  }

  onFrame(listener: (frame: EventFrame) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called at every opening, and at once when the socket is open already. */
  onOpen(listener: () => void): () => void {
    this.openers.add(listener);
    if (this.isOnline) listener();
    return () => this.openers.delete(listener);
  }

  /** Subscribes to a topic until the returned function is called, over every reconnect. */
  subscribe(topic: string): () => void {
    return this.follow(`subscribe:${topic}`, `unsubscribe:${topic}`);
  }

  /** Says `begin` now and after every reconnect, and `end` when the last who began it has called the returned function. */
  follow(begin: string, end: string): () => void {
    const subscription = this.subscriptions.get(begin) ?? { end, subscribers: 0 };
    this.subscriptions.set(begin, subscription);
    subscription.subscribers += 1;
    if (subscription.subscribers === 1) this.send(begin);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      subscription.subscribers -= 1;
      if (subscription.subscribers > 0) return;
      this.subscriptions.delete(begin);
      this.send(end);
    };
  }

  private connect(isFirst: boolean): void {
    const attempt = ++this.attempt;
    const isCurrent = () => this.attempt === attempt && this.state.kind === "connecting";
    this.move({ kind: "connecting", isFirst });
    // A server that never answers would else keep the attempt open for minutes.
    this.timer = setTimeout(() => this.lose(), openWithinMs);
    this.options.address().then(
      (address) => {
        if (isCurrent()) this.listen((this.options.open ?? openSocket)(address));
      },
      () => {
        if (isCurrent()) this.lose();
      },
    );
  }

  private listen(socket: WebSocket): void {
    this.socket = socket;
    const isCurrent = () => this.socket === socket;
    socket.onopen = () => {
      if (!isCurrent()) return;
      this.move({ kind: "online" });
      for (const begin of this.subscriptions.keys()) this.send(begin);
      for (const listener of this.openers) listener();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const frame = isCurrent() ? parseEventFrame(data) : undefined;
      if (frame) for (const listener of this.listeners) listener(frame);
    };
    socket.onclose = () => {
      if (isCurrent()) this.lose();
    };
    socket.onerror = () => {
      if (isCurrent()) this.lose();
    };
  }

  private lose(): void {
    if (this.state.kind === "stopped" || this.state.kind === "offline") return;
    this.close();
    const now = Date.now();
    this.move({ kind: "offline", since: now, nextAttemptAt: now + reconnectMs });
    this.timer = setTimeout(() => this.connect(false), reconnectMs);
  }

  private close(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private move(state: SocketState): void {
    clearTimeout(this.timer);
    this.state = state;
    this.options.onState(state);
  }
}

function openSocket(address: string): WebSocket {
  return new WebSocket(address);
}
