import { randomBytes } from "node:crypto";
import type { Attack } from "../Attack.ts";

const CROWD = 2000;
/** For a machine that does other things meanwhile. */
const QUICK_MS = 3000;

const head = (path: string, ...lines: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: 127.0.0.1", ...lines, "", ""].join("\r\n");

/** Requests that no HTTP server may take: what a proxy in front would read in them is not what the server reads. */
const unclear: Readonly<Record<string, string>> = {
  "two Host headers": "GET /admin HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.test\r\n\r\n",
  "no Host header": "GET /admin HTTP/1.1\r\n\r\n",
  "both lengths":
    head("/admin/login", "Content-Length: 4", "Transfer-Encoding: chunked") + "0\r\n\r\nGET /x HTTP/1.1\r\n\r\n",
  "two lengths": head("/admin/login", "Content-Length: 0", "Content-Length: 44"),
  "an unknown encoding": head("/admin/login", "Transfer-Encoding: x, chunked, x") + "0\r\n\r\n",
  "a header over two lines": "GET /admin HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: 1\r\n 2: 3\r\n:\r\n\r\n",
  "a space before the colon": "GET /admin HTTP/1.1\r\nHost : evil.test\r\n\r\n",
  "a NUL in a header": "GET /admin HTTP/1.1\r\nHost: 127.0.0.1\0.evil.test\r\n\r\n",
  "a method in small letters": "get /admin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
  TRACE: "TRACE /admin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
  CONNECT: "CONNECT evil.test:80 HTTP/1.1\r\nHost: evil.test:80\r\n\r\n",
  "OPTIONS *": "OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
  "HTTP/1.0 without a Host": "GET /flussonic/api/read_config HTTP/1.0\r\n\r\n",
  "another HTTP": "GET /admin HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
};

/** Connections that lie, crawl, or come in crowds. */
export const connections: readonly Attack[] = [
  {
    title: "ends a connection whose headers never come to an end",
    run: async (target) => {
      await target.send("GET / HTTP/1.1\r\nHost: a\r\n", { timeoutMs: 15_000 });
    },
  },
  {
    title: "ends a request whose body never comes to an end",
    run: async (target) => {
      const paths = ["/admin/login", "/flussonic/api/modify_config", "/attack/whip", "/attack"];
      const type = "Content-Type: application/x-www-form-urlencoded";
      const ask = (path: string) => target.send(head(path, type, "Content-Length: 9") + "l", { timeoutMs: 45_000 });
      await Promise.all(paths.map(ask));
    },
  },
  {
    title: `answers others quickly while ${CROWD} connections are held open`,
    run: async (target) => {
      const held = [...Array(CROWD).keys()].map(() => target.open());
      try {
        await Promise.all(
          held.map((socket) => new Promise((resolve) => socket.once("connect", resolve).once("close", resolve))),
        );
        for (const socket of held) socket.write("POST /flussonic/api/modify_config HTTP/1.1\r\nHost: 127.0.0.1\r\n");
        let slowest = 0;
        for (let n = 0; n < 50; n++) slowest = Math.max(slowest, await target.answerMs());
        if (slowest > QUICK_MS) throw new Error(`an answer took ${Math.round(slowest)} ms`);
      } finally {
        for (const socket of held) socket.destroy();
      }
    },
  },
  {
    title: "refuses requests that can be read in two ways",
    run: async (target) => {
      for (const [words, bytes] of Object.entries(unclear)) {
        const answer = await target.send(bytes);
        if (answer !== "" && !/^HTTP\/1\.1 (4\d\d|505) /.test(answer))
          throw new Error(`${words} was answered with ${answer.slice(0, 60)}`);
      }
    },
  },
  {
    title: "stays up when random bytes come instead of HTTP",
    run: async (target) => {
      for (let n = 0; n < 50; n++) await target.send(Buffer.concat([randomBytes(1 + n * 40), Buffer.from("\r\n\r\n")]));
      await target.answerMs();
    },
  },
  {
    title: "refuses headers that are too large, and addresses that are too long",
    run: async (target) => {
      const many = [...Array(3000).keys()].map((n) => `x-${n}: ${n}`).join("\r\n");
      const long = `GET /${"a".repeat(60_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
      for (const bytes of [`GET /admin HTTP/1.1\r\nHost: 127.0.0.1\r\n${many}\r\n\r\n`, long]) {
        const answer = await target.send(bytes);
        if (!answer.startsWith("HTTP/1.1 4")) throw new Error(`answered with ${answer.slice(0, 60)}`);
      }
    },
  },
];
