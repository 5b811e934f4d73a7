import { beforeAll, describe, expect, it } from "vitest";
import { SchemaShelf } from "./SchemaShelf.ts";

let shelf: SchemaShelf;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
});

describe("the uploaded logos", () => {
  it("are a map of id to metadata, next to an image each [S134]", () => {
    const metadata = { name: "bug.png", type: "image/png", size: 1200, streams: ["news"] };
    expect(shelf.problems("logo-files", { bug: metadata, other: { type: "image/svg+xml", size: 0 } })).toEqual([]);
    expect(shelf.problems("logo-files", { bug: { type: "text/html", size: 1 } })).toEqual(["/bug/type pattern"]);
    expect(shelf.problems("logo-files", { bug: { name: "bug.png" } })).toEqual(["/bug required"]);
  });
});
