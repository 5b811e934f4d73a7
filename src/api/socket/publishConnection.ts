import { encodedName } from "../../model/stream/mediaNames.ts";
import { isPlainObject } from "../../model/Json.ts";

/** The connection over which a browser and the server agree how a camera is sent. */
export interface PublishConnection {
  /** What is said before the connection is open goes out when it opens. */
  send(signal: PublishSignal): void;
  close(): void;
}

/** What a publisher says: its session description, and the addresses it can be reached at. */
export type PublishSignal =
  | { readonly type: "offer"; readonly sdp: string }
  | { readonly type: "candidate"; readonly candidate: string; readonly mid: string };

export interface PublishListener {
  readonly onAnswer: (sdp: string) => void;
  readonly onCandidate: (candidate: string, mid: string) => void;
  /** The connection is over, by the server or by the network; with the server's words where it has some. */
  readonly onClose: (words: string | undefined) => void;
}

/** Opens the connection of a stream; its publish password goes along where it has one. */
export type OpenPublishConnection = (
  stream: { readonly name: string; readonly password?: string | undefined },
  listener: PublishListener,
) => PublishConnection;

interface PublishOptions {
  readonly location: Pick<Location, "protocol" | "host">;
  readonly open?: ((address: string) => WebSocket) | undefined;
}

/** Connections for publishing from the browser: JSON messages with the type offer, answer, candidate or error. */
export function createPublishConnections({ location, open = openSocket }: PublishOptions): OpenPublishConnection {
  return (stream, listener) => {
    const socket = open(publishAddress(location, stream));
    const early: string[] = [];
    let words: string | undefined;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      listener.onClose(words);
    };
    socket.onopen = () => {
      for (const message of early.splice(0)) socket.send(message);
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      words = hear(data, listener) ?? words;
    };
    socket.onclose = end;
    // A socket that fails closes too, but not every browser says so at once.
    socket.onerror = end;
    return {
      send: (signal) => {
        const message = JSON.stringify(signal);
        if (socket.readyState === 1) socket.send(message);
        else early.push(message);
      },
      close: () => {
        isOver = true;
        socket.close();
      },
    };
  };
}

/** @returns the words of an error */
function hear(data: unknown, { onAnswer, onCandidate }: PublishListener): string | undefined {
  const message = parsed(data);
  if (!isPlainObject(message)) return undefined;
  const { type, sdp, candidate, mid } = message;
  if (type === "answer" && typeof sdp === "string") onAnswer(sdp);
  if (type === "candidate" && typeof candidate === "string")
    onCandidate(candidate, typeof mid === "string" ? mid : "0");
  return type === "error" && typeof message["message"] === "string" ? message["message"] : undefined;
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === "string" ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}

function openSocket(address: string): WebSocket {
  return new WebSocket(address);
}

/** Where a browser publishes to a stream, at the host that served the page. A socket has no headers: the password is in the query. */
function publishAddress(
  { protocol, host }: Pick<Location, "protocol" | "host">,
  { name, password }: { readonly name: string; readonly password?: string | undefined },
): string {
  const secret = password === undefined || password === "" ? "" : `&password=${encodeURIComponent(password)}`;
  const scheme = protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${host}/${encodedName(name)}/webrtc?publish=true${secret}`;
}
