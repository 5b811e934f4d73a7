import { type Attack, expectClosed, expectRefusal, expectStatus } from "../Attack.ts";
import type { Answer, Target } from "../Target.ts";
import { oddSpellings } from "../oddSpellings.ts";

/** What the console and its API are made of, as far as it can be asked for without doing anything. */
const reading = [
  "server",
  "read_config",
  "read_raw_config",
  "revisions",
  "generate_admin_view_token",
  "history",
  "events",
];
const writing = ["modify_config", "save_raw_config", "parse_raw_config", "check_config", "upload", "socket-ticket"];

const calls: readonly (readonly [method: string, path: string])[] = [
  ...[...reading, "list_files?prefix=a", "logo/1", "no_such_call", ""].map((call) => ["GET", call] as const),
  ...[...writing, "remove_file", "make_directory", "revisions/1/restore", "close_sessions"].map(
    (call) => ["POST", call] as const,
  ),
].map(([method, call]) => [method, `/flussonic/api/${call}`] as const);

/** What a page of another site can do with the browser of an administrator, and what anybody can do under another name. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a page of another site": { origin: "http://evil.test", "sec-fetch-site": "cross-site" },
  "a page of a neighbour": { origin: "http://evil.127.0.0.1", "sec-fetch-site": "same-site" },
  "a page of no site": { origin: "null" },
  "another name": { host: "evil.test" },
  "no name": { host: "" },
};

async function eachCall(ask: (method: string, path: string) => Promise<void>): Promise<void> {
  for (const [method, path] of calls) await ask(method, path);
}

/** Nobody's request for every odd spelling of an address. */
async function askOddly(
  target: Target,
  [method, path]: readonly [string, string],
  look: (answer: Answer, what: string) => void,
): Promise<void> {
  const [address = "", query] = path.split("?");
  for (const [words, odd] of oddSpellings(address)) {
    const full = query === undefined ? odd : `${odd}?${query}`;
    for (const by of [method, "OPTIONS"]) look(await target.ask(by, full), `${by} ${full} (${words})`);
  }
}

/** Who may ask for what, and how an address may be spelled. */
export const addresses: readonly Attack[] = [
  {
    title: "answers no call without a login",
    run: (target) =>
      eachCall(async (method, path) => {
        expectStatus(await target.ask(method, path), [401], `${method} ${path}`);
      }),
  },
  {
    title: "answers no call at an oddly spelled address, and opens it to no other site",
    run: async (target) => {
      for (const call of calls) {
        await askOddly(target, call, (answer, what) => {
          expectRefusal(answer, what);
          expectClosed(answer, what);
        });
      }
    },
  },
  {
    title: "serves no page of the console at an oddly spelled address",
    run: (target) =>
      askOddly(target, ["GET", "/admin/"], (answer, what) => {
        expectClosed(answer, what);
        const hasRules = answer.headers["content-security-policy"] !== undefined;
        if (answer.status < 400 && !hasRules) throw new Error(`${what} came without the rules of the console`);
      }),
  },
  {
    title: "answers no call of other sites or under other names, also with the administrator's cookie",
    run: async (target) => {
      for (const [words, headers] of Object.entries(foreign)) {
        await eachCall(async (method, path) => {
          const answer = await target.ask(method, path, { headers: { ...target.cookie, ...headers } });
          expectStatus(answer, [400, 403, 421], `${method} ${path} from ${words}`);
          expectClosed(answer, `${method} ${path} from ${words}`);
        });
      }
    },
  },
  {
    title: "tells other sites that they may ask for nothing but media",
    run: async (target) => {
      for (const path of ["/", "/admin", "/admin/login", "/nothing", "//", ...calls.map(([, one]) => one)]) {
        const headers = { origin: "http://evil.test", "access-control-request-method": "POST" };
        const answer = await target.ask("OPTIONS", path, { headers });
        expectRefusal(answer, `OPTIONS ${path}`);
        expectClosed(answer, `OPTIONS ${path}`);
      }
    },
  },
];
