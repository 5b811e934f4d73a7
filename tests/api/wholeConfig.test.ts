import { describe, expect, it } from "vitest";
import { checkRawConfig, openRawConfig, readConfig, replaceConfig, writeRawConfig } from "../../src/api/configApi.ts";
import { HttpClient } from "../../src/api/HttpClient.ts";

/** Calls as `METHOD path body`, answered with a text. */
function clientFor(answer: string, headers: Record<string, string> = {}) {
  const calls: string[] = [];
  const matches: (string | null)[] = [];
  const http = new HttpClient({
    fetch: (address, init) => {
      const body = typeof init.body === "string" ? ` ${init.body}` : "";
      calls.push(`${init.method} ${address}${body}`);
      matches.push(new Headers(init.headers).get("If-Match"));
      return Promise.resolve(new Response(answer, { headers }));
    },
  });
  return { http, calls, matches };
}

describe("the config as a whole", () => {
  it("is read without a payload [C398]", async () => {
    const { http, calls } = clientFor('{"http":[80]}');
    expect(await readConfig(http)).toEqual({ http: [80] });
    expect(calls).toEqual(["GET /flussonic/api/read_config"]);
  });

  it("is replaced by all of another one and the reset flag [C402]", async () => {
    const { http, calls, matches } = clientFor('{"rev":8}');
    expect(await replaceConfig(http, { http: [81] }, 7)).toEqual({ rev: 8 });
    expect(calls).toEqual(['POST /flussonic/api/modify_config {"http":[81],"$reset":true}']);
    expect(matches).toEqual(['"7"']);
  });

  it("is read as text with its revision, parsed, and saved over that [C415] [C416] [C417] [S423]", async () => {
    const { http, calls, matches } = clientFor("{}", { ETag: '"7"' });
    expect(await openRawConfig(http)).toEqual({ text: "{}", rev: 7 });
    await checkRawConfig(http, "http 80;");
    await writeRawConfig(http, { text: "http 80;", rev: 7 });
    expect(calls).toEqual([
      "GET /flussonic/api/read_raw_config",
      "POST /flussonic/api/parse_raw_config http 80;",
      "POST /flussonic/api/save_raw_config http 80;",
    ]);
    expect(matches).toEqual([null, null, '"7"']);
  });

  it("is read without the mark that some editors put before it", async () => {
    const { http } = clientFor("\uFEFFhttp 80;", { ETag: '"7"' });
    expect((await openRawConfig(http)).text).toBe("http 80;");
  });
});
