import { type Attack, expectRefusal, expectStatus } from "../Attack.ts";

const MEGABYTE = 1_000_000;

/** Of these, JSON and what is nearly JSON is put together. */
const pieces: readonly string[] =
  String.raw`{ } [ ] " : , null 1e999 -0 true \u0000 "\ud800" "streams" "__proto__" "$reset" "a"`.split(" ");

function randomBody(length: number): string {
  return [...Array(length).keys()].map(() => pieces[Math.floor(Math.random() * pieces.length)] ?? "").join("");
}

/** By chance a body may be a save that this server would have to do. */
function changesSomething(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}

/** Keys that would change every object of the server, had it merged them. */
const poisoned: readonly string[] = [
  '{"__proto__":{"isAdmin":true}}',
  '{"streams":{"__proto__":{"isAdmin":true}}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"streams":{"attack":{"constructor":{"prototype":{"isAdmin":true}}}}}',
];

/** Nothing of this is valid, so that no server may save it. */
const unsavable: Readonly<Record<string, string>> = {
  "an array in an array a hundred thousand times": "[".repeat(100_000),
  "an object in an object a hundred thousand times": '{"a":'.repeat(100_000) + "1" + "}".repeat(100_000),
  "a number that is too large": '{"streams":{"attack":{"clients_timeout":1e400}}}',
  "half a character": '{"streams":{"attack":{"title":"\\ud800"}}}',
  "a text that never ends": '{"a":"',
  "two texts": "{}{}",
  nothing: " ",
};

/** Bodies of calls: too large, too deep, poisoned, packed, or of another kind. */
export const bodies: readonly Attack[] = [
  {
    title: "refuses a hundred megabytes of JSON by its length alone",
    needs: "login",
    run: async (target) => {
      const lines = [
        "POST /flussonic/api/modify_config HTTP/1.1",
        "Host: 127.0.0.1",
        `Cookie: ${target.cookie["cookie"]}`,
      ];
      const head = [...lines, "Content-Type: application/json", "Content-Length: 104857600", "", "["];
      const answer = await target.send(head.join("\r\n"));
      if (!answer.includes(" 413 ")) throw new Error(`answered with ${answer.slice(0, 60)}`);
    },
  },
  {
    title: "refuses large forms and large JSON from somebody without a login",
    run: async (target) => {
      const form = { "content-type": "application/x-www-form-urlencoded" };
      const login = await target.ask("POST", "/admin/login", { headers: form, body: "a".repeat(20_000) });
      expectStatus(login, [413], "a login of 20 kB");
      const headers = { "content-type": "application/json" };
      const save = await target.ask("POST", "/flussonic/api/modify_config", {
        headers,
        body: " ".repeat(MEGABYTE / 2),
      });
      expectStatus(save, [401], "half a megabyte of JSON");
    },
  },
  {
    title: "refuses a compressed body, which could be a bomb",
    needs: "login",
    run: async (target) => {
      for (const encoding of ["gzip", "br", "deflate", "gzip, identity"]) {
        const headers = { "content-encoding": encoding, "if-match": '"1"' };
        expectStatus(await target.post("modify_config", "x", headers), [400], `a body of encoding ${encoding}`);
      }
    },
  },
  {
    title: "refuses a body of a kind that a plain form could send",
    needs: "login",
    run: async (target) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
        const answer = await target.post("modify_config", "{}", { "content-type": type, "if-match": '"1"' });
        expectStatus(answer, [403], `a body of type ${type}`);
      }
    },
  },
  {
    title: "refuses JSON that cannot be kept as it is, however deep it goes",
    needs: "login",
    run: async (target) => {
      for (const [words, body] of Object.entries(unsavable)) {
        const answer = await target.post("modify_config", body, { "if-match": '"1"' });
        expectRefusal(answer, words);
      }
    },
  },
  {
    title: "refuses keys that would change every object",
    needs: "login",
    run: async (target) => {
      for (const body of poisoned) {
        for (const call of ["modify_config", "check_config", "error/store"])
          expectRefusal(await target.post(call, body, { "if-match": '"1"' }), `${body} at ${call}`);
      }
      const { text } = await target.api("GET", "server");
      if (text.includes("isAdmin")) throw new Error("every object of the server has a new key");
    },
  },
  {
    title: "never fails at random bodies",
    needs: "login",
    run: async (target) => {
      for (let n = 0; n < 400; n++) {
        const body = randomBody(1 + (n % 12));
        // The check looks at the changes as a save does, and keeps none.
        for (const call of changesSomething(body) ? ["check_config"] : ["check_config", "modify_config"]) {
          const { status } = await target.post(call, body, { "if-match": "*" });
          if (status >= 500) throw new Error(`${body} at ${call} was answered with ${status}`);
        }
      }
    },
  },
  {
    title: "takes a browser's save over whatever stands there only from the console",
    needs: "login",
    run: async (target) => {
      const own = { "sec-fetch-site": "same-origin", "if-match": "*" };
      expectStatus(await target.post("modify_config", "{}", own), [403], "If-Match: * of a browser");
    },
  },
];
