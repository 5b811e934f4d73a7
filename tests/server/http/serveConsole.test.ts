import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/startTestServer.ts";
import { TestClient } from "../support/TestClient.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

/** A built console whose page and script lie there in a compressed form too. */
function compressedConsole(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of [
    ["index.html", "<title>Sluice</title>"],
    ["assets/index-Ab3dE6gh.js", "export {};"],
  ] as const) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  return folder;
}

describe("the console's files", () => {
  it("sends the root of the site to /admin [C006]", async () => {
    const { client } = await startTestServer();
    const { status, headers } = await client.get("/");
    expect([status, headers.get("location")]).toEqual([302, "/admin"]);
  });

  it.each([
    "/admin",
    "/admin/",
    "/admin/config/editor",
    "/admin/standalone/a.b%2Fc+d/overview?x=1",
    "/admin/standalone/..%2f..%2fetc%2fpasswd",
  ])("answers the console's page at %s, never from a cache", async (path) => {
    const { client } = await startTestServer();
    const { status, text, headers } = await client.get(path);
    expect([status, text, headers.get("cache-control")]).toEqual([
      200,
      expect.stringContaining("<title>Sluice"),
      "no-store",
    ]);
  });

  it("lets files with a hash in their name be kept for ever", async () => {
    const { client } = await startTestServer();
    const { headers } = await client.get("/admin/assets/index-Ab3dE6gh.js");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("sends the compressed form the build has laid beside a file, to who accepts it", async () => {
    const { client } = await startTestServer({ options: { consoleFolder: compressedConsole() } });
    const ask = async (accepted: string) => {
      const { status, text, headers } = await client.get("/admin/assets/index-Ab3dE6gh.js", {
        "accept-encoding": accepted,
      });
      return [status, text, headers.get("content-encoding"), headers.get("content-type"), headers.get("cache-control")];
    };
    const kept = "public, max-age=31536000, immutable";
    expect(await ask("gzip, br")).toEqual([200, "export {};", "br", "application/javascript; charset=utf-8", kept]);
    expect(await ask("identity")).toEqual([200, "export {};", null, "application/javascript; charset=utf-8", kept]);
  });

  it.each(["gzip, br", "identity"])(
    "lets no cache in between hand a compressed form to who takes none, whoever asked first with %j",
    async (accepted) => {
      const { client } = await startTestServer({ options: { consoleFolder: compressedConsole() } });
      for (const path of ["/admin", "/admin/assets/index-Ab3dE6gh.js"]) {
        const ask = (method: string, headers = {}) =>
          client.raw(method, path, { "accept-encoding": accepted, ...headers });
        const { headers } = await ask("GET");
        const answers = [await ask("GET"), await ask("HEAD"), await ask("GET", { "if-none-match": headers["etag"] })];
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 304]);
        for (const answer of answers)
          expect(answer.headers).toMatchObject({ vary: "accept-encoding", "cache-control": headers["cache-control"] });
      }
    },
  );

  it("keeps the page from caches under its own name too, in each of its forms", async () => {
    const { client } = await startTestServer({ options: { consoleFolder: compressedConsole() } });
    for (const accepted of ["br", "identity"])
      for (const path of ["/admin", "/admin/index.html"])
        expect((await client.get(path, { "accept-encoding": accepted })).headers.get("cache-control")).toBe("no-store");
  });

  it("answers 404 to a call that nobody knows, whatever is sent with it, once somebody is logged in", async () => {
    const { client, server } = await startTestServer();
    for (const path of ["/flussonic/api/config", "/flussonic/nothing"])
      expect((await client.post(path, { a: 1 })).json).toMatchObject({ error: "not_found" });
    expect((await new TestClient(server.url).post("/flussonic/api/config", { a: 1 })).status).toBe(401);
  });

  it("takes the name of a kind of body for no body where there is none to send", async () => {
    const { client } = await startTestServer();
    const headers = { "content-type": "application/json" };
    expect((await client.call("DELETE", "/flussonic/api/rescue", undefined, headers)).status).toBe(200);
    expect((await client.call("PUT", "/flussonic/api/rescue", undefined, headers)).status).toBe(400);
  });

  it("answers 404 for a file that is not there, not the page", async () => {
    const { client } = await startTestServer();
    expect((await client.get("/admin/assets/old-Ab3dE6gh.js")).status).toBe(404);
    expect((await client.raw("GET", "/admin/../../package.json", {})).status).toBe(404);
  });

  it.each(["", "..%2f..%2fpackage.json", "%2e%2e%2findex.html", ".hidden", "..%5cindex.html", "%00", "a%2fb.js"])(
    "finds nothing at assets/%s, in words, whatever lies there",
    async (name) => {
      const folder = compressedConsole();
      writeFileSync(join(folder, "assets", ".hidden"), "SECRET");
      const { client } = await startTestServer({ options: { consoleFolder: folder } });
      const { status, json } = await client.get(`/admin/assets/${name}`);
      expect([status, json["message"]]).toEqual([404, expect.stringContaining("There is nothing at")]);
    },
  );

  it.each(["assets/index%2dAb3dE6gh.js", "%61ssets/index-Ab3dE6gh.js", "assets%2findex-Ab3dE6gh.js"])(
    "finds nothing at %s: a file has one address",
    async (path) => {
      const { client } = await startTestServer({ options: { consoleFolder: compressedConsole() } });
      expect((await client.raw("GET", `/admin/${path}`, {})).status).toBe(404);
      expect((await client.raw("GET", "/admin/assets/index-Ab3dE6gh.js?v=%61", {})).status).toBe(200);
    },
  );

  it.each(["assets/pipe-Ab3dE6gh.js", "assets/index-Ab3dE6gh.js.br"])(
    "opens no pipe that lies there as %s, which would keep the answer and the stop waiting",
    async (name) => {
      const folder = compressedConsole();
      rmSync(join(folder, name), { force: true });
      execFileSync("mkfifo", [join(folder, name)]);
      const { client } = await startTestServer({ options: { consoleFolder: folder } });
      const address = `/admin/${name.replace(".br", "")}`;
      expect((await client.get(address, { "accept-encoding": "br" })).status).toBe(404);
    },
  );

  it.each(["a".repeat(253), "a".repeat(300), "loop-Ab3dE6gh.js", "folder-Ab3dE6gh.js"])(
    "finds nothing at assets/%s, and goes on",
    async (name) => {
      const folder = compressedConsole();
      symlinkSync("loop-Ab3dE6gh.js", join(folder, "assets/loop-Ab3dE6gh.js"));
      mkdirSync(join(folder, "assets/folder-Ab3dE6gh.js"));
      const { client } = await startTestServer({ options: { consoleFolder: folder } });
      expect((await client.get(`/admin/assets/${name}`)).status).toBe(404);
      expect((await client.get("/admin/assets/index-Ab3dE6gh.js")).status).toBe(200);
    },
  );

  it("says that the console is not built where its page is a pipe", async () => {
    const folder = temporaryFolder();
    execFileSync("mkfifo", [join(folder, "index.html")]);
    const { client } = await startTestServer({ options: { consoleFolder: folder } });
    expect((await client.get("/admin")).status).toBe(503);
  });

  it("has the files of a new build at once", async () => {
    const folder = compressedConsole();
    const { client } = await startTestServer({ options: { consoleFolder: folder } });
    writeFileSync(join(folder, "assets", "page~other-Zz9yX8wv.css"), "p {}");
    const { status, text } = await client.get("/admin/assets/page~other-Zz9yX8wv.css");
    expect([status, text]).toEqual([200, "p {}"]);
  });

  it("says what to do when the console is not built", async () => {
    const { client } = await startTestServer({ options: { consoleFolder: temporaryFolder() } });
    const { status, json } = await client.get("/admin");
    expect([status, json["message"]]).toEqual([503, expect.stringContaining("npm run build")]);
  });

  it("has a console that is built after the start, and says so while one is being built anew", async () => {
    const folder = temporaryFolder();
    const { client } = await startTestServer({ options: { consoleFolder: folder } });
    expect((await client.get("/admin/pulse")).status).toBe(503);
    writeFileSync(join(folder, "index.html"), "<title>Sluice</title>");
    expect((await client.get("/admin/pulse")).text).toContain("Sluice");
    rmSync(join(folder, "index.html"));
    const { status, json } = await client.get("/admin");
    expect([status, json["message"]]).toEqual([503, expect.stringContaining("npm run build")]);
  });
});
