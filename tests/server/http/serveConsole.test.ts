import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

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
    const consoleFolder = temporaryFolder();
    mkdirSync(join(consoleFolder, "assets"));
    const script = join(consoleFolder, "assets", "index-Ab3dE6gh.js");
    writeFileSync(join(consoleFolder, "index.html"), "<title>Sluice</title>");
    writeFileSync(script, "export {};");
    writeFileSync(`${script}.br`, brotliCompressSync("export {};"));
    const { client } = await startTestServer({ options: { consoleFolder } });
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

  it("answers 404 for a file that is not there, not the page", async () => {
    const { client } = await startTestServer();
    expect((await client.get("/admin/assets/old-Ab3dE6gh.js")).status).toBe(404);
    expect((await client.raw("GET", "/admin/../../package.json", {})).status).toBe(404);
  });

  it("says what to do when the console is not built", async () => {
    const { client } = await startTestServer({ options: { consoleFolder: temporaryFolder() } });
    const { status, json } = await client.get("/admin");
    expect([status, json["message"]]).toEqual([503, expect.stringContaining("npm run build")]);
  });
});
