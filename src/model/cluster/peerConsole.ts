import { isPlainObject, type Json } from "../Json.ts";
import { peerAddress } from "../mirror/peerAddress.ts";

/** Where the console of a peer is opened; undefined for a server that is no peer in the config. */
export function peerConsole(name: string, peers: Readonly<Record<string, Json>>): string | undefined {
  const peer = Object.hasOwn(peers, name) ? peers[name] : undefined;
  if (!isPlainObject(peer)) return undefined;
  const { port } = peer;
  return `${peerAddress({ name, port: typeof port === "number" ? port : undefined })}/admin`;
}
