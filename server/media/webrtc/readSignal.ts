import type { Signal } from "./Signal.ts";

const LONGEST_CANDIDATE = 500;

/** Reads a message of a browser that publishes; undefined for anything else. */
export function readSignal(text: string): Signal | undefined {
  const message = parsed(text);
  if (typeof message !== "object" || message === null || !("type" in message)) return undefined;
  if (message.type === "offer" && "sdp" in message && typeof message.sdp === "string") {
    return { type: "offer", sdp: message.sdp };
  }
  if (message.type !== "candidate" || !("candidate" in message) || typeof message.candidate !== "string")
    return undefined;
  const { candidate } = message;
  const mid = "mid" in message && typeof message.mid === "string" ? message.mid.slice(0, 32) : "0";
  return candidate.length > LONGEST_CANDIDATE ? undefined : { type: "candidate", candidate, mid };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
