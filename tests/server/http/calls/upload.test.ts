import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startFiles } from "./startFiles.ts";

const undeclared = { "x-file-sizes": "" };

describe("an upload of several files", () => {
  it("stores all of them or none: a later one that is refused takes the first with it", async () => {
    const { films, send } = await startFiles();
    writeFileSync(join(films, "b.mp4"), "former");
    const bodies = { "a.mp4": "new a", "b.mp4": "new b" };
    expect(await send(bodies, undeclared)).toMatchObject({ status: 409, json: { names: ["b.mp4"] } });
    expect((await send({ "a.mp4": "new a", ".hidden": "new" }, undeclared)).status).toBe(400);
    expect((await send(bodies, { "x-file-sizes": "a.mp4:5|b.mp4:9", "x-replace": "true" })).status).toBe(400);
    expect(readdirSync(films)).toEqual(["b.mp4"]);
    expect(readFileSync(join(films, "b.mp4"), "utf8")).toBe("former");
  });

  it("refuses two files of one name, of which one would be lost, also where nothing was announced", async () => {
    const { films, send } = await startFiles();
    const twice = [
      ["a.mp4", "one"],
      ["a.mp4", "two"],
    ] as const;
    for (const replace of ["true", "false"]) {
      const answer = await send(twice, { ...undeclared, "x-replace": replace });
      expect(answer).toMatchObject({ status: 400, json: { message: expect.stringContaining("have the same name") } });
    }
    expect(readdirSync(films)).toEqual([]);
  });

  it("replaces none where a later one finds no place", async () => {
    const { films, send } = await startFiles();
    writeFileSync(join(films, "a.mp4"), "former");
    mkdirSync(join(films, "c.mp4"));
    const sent = { "a.mp4": "new a", "b.mp4": "new b", "c.mp4": "new c" };
    expect((await send(sent, { "x-replace": "true" })).status).toBeGreaterThanOrEqual(400);
    expect(readdirSync(films).toSorted()).toEqual(["a.mp4", "c.mp4"]);
    expect(readFileSync(join(films, "a.mp4"), "utf8")).toBe("former");
  });

  it("replaces all where there is room for each", async () => {
    const { films, send } = await startFiles();
    writeFileSync(join(films, "a.mp4"), "former");
    expect((await send({ "a.mp4": "new a", "b.mp4": "new b" }, { "x-replace": "true" })).status).toBe(200);
    expect(readdirSync(films).toSorted()).toEqual(["a.mp4", "b.mp4"]);
    expect(readFileSync(join(films, "a.mp4"), "utf8")).toBe("new a");
  });
});

it("stores and replaces nothing once the login of an upload has ended", async () => {
  const { client, films } = await startFiles();
  writeFileSync(join(films, "film.mp4"), "former");
  for (const [method, path] of [
    ["POST", "/flussonic/api/upload"],
    ["PUT", "/flussonic/api/logo/late"],
  ] as const) {
    await client.logIn("admin", "correct horse");
    const headers = {
      cookie: client.cookie,
      "content-type": "application/octet-stream",
      "content-length": "8",
      "x-prefix": "movies",
      "x-file-sizes": "film.mp4:8",
      "x-replace": "true",
    };
    const status = await new Promise((resolve, reject) => {
      const sent = httpRequest(client.url + path, { method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on("error", reject);
      sent.write("\u0089PNG".slice(0, 1));
      // The head has been let in by the time that the logout comes.
      setTimeout(() => void client.post("/admin/logout").then(() => sent.end("secret")), 200);
    });
    expect([path, status]).toEqual([path, 401]);
  }
  await expect.poll(() => readdirSync(films)).toEqual(["film.mp4"]);
  expect(readFileSync(join(films, "film.mp4"), "utf8")).toBe("former");
});
