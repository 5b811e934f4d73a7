import { randomBytes } from "node:crypto";
import { type Attack, expectRefusal, expectStatus } from "../Attack.ts";
import { oddSpellings } from "../oddSpellings.ts";

const EVENTS = "/flussonic/api/events";

const upgrade: Readonly<Record<string, string>> = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

const lines = [
  `GET ${EVENTS} HTTP/1.1`,
  "Host: 127.0.0.1",
  ...Object.entries(upgrade).map(([name, value]) => `${name}: ${value}`),
];

/** The web socket that tells a console everything. */
export const sockets: readonly Attack[] = [
  {
    title: "opens no socket without a login, nor for a made-up ticket",
    run: async (target) => {
      for (const query of ["", "?credentials=", "?credentials=x", `?credentials=${"a".repeat(43)}`, "?login=admin"])
        expectStatus(
          await target.ask("GET", EVENTS + query, { headers: upgrade }),
          [401],
          `a socket at ${EVENTS}${query}`,
        );
    },
  },
  {
    title: "opens no socket to pages of other sites or under other names",
    run: async (target) => {
      for (const headers of [{ origin: "http://evil.test" }, { origin: "null" }, { host: "evil.test" }]) {
        const all = { ...upgrade, ...target.cookie, ...headers };
        expectStatus(await target.ask("GET", EVENTS, { headers: all }), [401, 403, 421], "a foreign socket");
      }
    },
  },
  {
    title: "opens no socket at an oddly spelled address, nor where there is none",
    run: async (target) => {
      const nowhere = [
        "/",
        "/admin",
        "/admin/webrtc?publish=true",
        "/flussonic/api/server",
        "/attack/webrtc?publish=true",
      ];
      for (const path of [...nowhere, ...oddSpellings(EVENTS).map(([, odd]) => odd)])
        expectRefusal(
          await target.ask("GET", path, { headers: { ...upgrade, ...target.cookie } }),
          `a socket at ${path}`,
        );
    },
  },
  {
    title: "refuses an upgrade with three thousand headers",
    run: async (target) => {
      const many = [...Array(3000).keys()].map((n) => `x-${n}: ${n}`);
      const answer = await target.send([...lines, ...many, "", ""].join("\r\n"));
      if (!/ (431|401) /.test(answer)) throw new Error(`answered with ${answer.slice(0, 60)}`);
    },
  },
  {
    title: "stays up when random bytes come over a socket",
    needs: "login",
    run: async (target) => {
      for (let n = 0; n < 20; n++) {
        const socket = target.open();
        socket.write([...lines, `Cookie: ${target.cookie["cookie"]}`, "", ""].join("\r\n"));
        await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
        socket.write(randomBytes(5000));
        await new Promise((resolve) => setTimeout(resolve, 20));
        socket.destroy();
      }
      await target.answerMs();
    },
  },
];
