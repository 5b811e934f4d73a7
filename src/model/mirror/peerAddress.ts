import { isPlainObject, type Json } from "../Json.ts";

/** A peer as the config has it: `host`, or `host:port` where several servers stand on one host. */
interface NamedPeer {
  readonly name: string;
  readonly port?: number | undefined;
}

/** Where a peer is asked: `http://host:port`, port 80 where none is named. */
export function peerAddress({ name, port }: NamedPeer): string {
  const { host, port: typed } = splitPeer(name);
  return `http://${host}:${port ?? typed ?? 80}`.toLowerCase();
}

/** `edge:8080` is the host `edge` and its port; IPv6 addresses stand in brackets. */
export function splitPeer(text: string): { readonly host: string; readonly port?: number } {
  const { host = text, port } = /^(?<host>\[[^\]]*\]|[^:]*):(?<port>\d{1,5})$/.exec(text)?.groups ?? {};
  return port === undefined ? { host } : { host, port: Number(port) };
}

/** Where the console of a peer is opened; undefined for a server that is no peer in the config. */
export function peerConsole(name: string, peers: Readonly<Record<string, Json>>): string | undefined {
  const peer = Object.hasOwn(peers, name) ? peers[name] : undefined;
  if (!isPlainObject(peer)) return undefined;
  const { port } = peer;
  return `${peerAddress({ name, port: typeof port === "number" ? port : undefined })}/admin`;
}
