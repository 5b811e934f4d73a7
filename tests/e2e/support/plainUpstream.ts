import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";

/** Calls of the reference server that the specification does not know. */
const beyond =
  /^\/flussonic\/api\/(enter|socket|probe_source|dvr_impact|confirm_config|undo_config|revisions|hand_edit|try_auth|iptv|log_archive|cluster_drift|scheduled_saves|audit|rescue)/;

/** Headers by which the reference server does more than the specification. */
const ownHeaders = /^(if-match|x-confirm-within|x-operation-id|accept-encoding|sec-fetch-.*)$/;

export interface PlainUpstream {
  readonly url: string;
  /** Calls that it did not know. */
  readonly refused: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * The reference server as another one that speaks the API and nothing beyond: it announces no capabilities, knows none of
 * their calls, gives no revisions with its answers, and guards nothing by them.
 */
export async function startPlainUpstream(target: string): Promise<PlainUpstream> {
  const { hostname, port } = new URL(target);
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    const url = asked.url ?? "/";
    if (beyond.test(url)) {
      refused.push(`${asked.method} ${url}`);
      answer.writeHead(404, { "content-type": "application/json" }).end('{"error":"not_found"}');
      return;
    }
    pass(asked, answer, { hostname, port });
  });
  const passSocket = async (asked: IncomingMessage, socket: Socket, head: Buffer): Promise<void> => {
    const path = await withTicket(asked.url ?? "/", target);
    const other = connect(Number(port), hostname, () => {
      const headers = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? `${name}: ${all[at + 1]}` : []));
      other.write(`${asked.method} ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
      other.write(head);
      socket.pipe(other).pipe(socket);
    });
    for (const one of [socket, other]) {
      sockets.add(one);
      one.on("error", () => [socket, other].forEach((end) => end.destroy()));
    }
  };
  server.on("upgrade", (asked, socket: Socket, head) => {
    passSocket(asked, socket, head).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    refused,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, to: { hostname: string; port: string }): void {
  const url = asked.url ?? "/";
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !ownHeaders.test(name)));
  const passed = request(
    { ...to, path: url, method: asked.method, headers: { ...headers, "if-match": "*" } },
    (other) => {
      const chunks: Buffer[] = [];
      other.on("data", (chunk: Buffer) => chunks.push(chunk));
      other.on("end", () => {
        const body = plain(url, Buffer.concat(chunks));
        const { etag: _etag, "content-length": _length, ...kept } = other.headers;
        answer.writeHead(other.statusCode ?? 502, kept).end(body);
      });
    },
  );
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}

/** The specification opens the socket with the login; the reference server takes a ticket that it gives for one. */
async function withTicket(path: string, target: string): Promise<string> {
  const at = new URL(path, target);
  const login = at.searchParams.get("credentials");
  if (login === null) return path;
  const headers = { authorization: `Basic ${Buffer.from(login, "base64url").toString("base64")}` };
  const answer: unknown = await fetch(`${target}/flussonic/api/socket-ticket`, { method: "POST", headers }).then(
    (one) => one.json(),
  );
  at.searchParams.set("credentials", String(Object(answer).ticket));
  return at.pathname + at.search;
}

/** What the specification has of an answer. */
function plain(url: string, body: Buffer): Buffer | string {
  if (url.startsWith("/admin/login")) return "";
  if (!/^\/flussonic\/api\/server(\?|$)/.test(url) || body.length === 0) return body;
  const { capabilities: _, ...info } = Object(JSON.parse(body.toString()));
  return JSON.stringify(info);
}
