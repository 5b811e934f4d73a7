import { isPlainObject } from "../model/patch/isPlainObject.ts";
import { publishAddress } from "./publishAddress.ts";
import type { OpenPublishLine, PublishListener } from "./PublishLine.ts";

interface PublishLinesOptions {
  readonly location: Pick<Location, "protocol" | "host">;
  readonly open?: ((address: string) => WebSocket) | undefined;
}

/** Lines for publishing from the browser: JSON messages with the type offer, answer, candidate or error. */
export function createPublishLines({ location, open = openSocket }: PublishLinesOptions): OpenPublishLine {
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
