import { describe, expect, it } from "vitest";
import { mirroredName } from "../../../src/model/mirror/mirroredName.ts";
import { serverKey } from "../../../src/model/mirror/serverKey.ts";

describe("an origin server", () => {
  it("is known by its URL with the port, 80 where none is named [C119]", () => {
    expect(serverKey("http://origin.example.com")).toBe("http://origin.example.com:80");
    expect(serverKey("http://origin.example.com:8080")).toBe("http://origin.example.com:8080");
    expect(serverKey("https://origin.example.com/")).toBe("https://origin.example.com:80");
  });

  it("is the same however its URL is written, and whatever login or path it has", () => {
    const written = ["origin:80", " origin ", "HTTP://Origin", "http://origin/x?y", "http://me:p@ss@origin:80/"];
    expect(new Set(written.map(serverKey))).toEqual(new Set(["http://origin:80"]));
    expect(serverKey("http://[2001:db8::1]:8080")).toBe("http://[2001:db8::1]:8080");
    expect(serverKey("http://[2001:db8::1]")).toBe("http://[2001:db8::1]:80");
  });
});

describe("the name of a mirrored stream", () => {
  it("stands below the prefix of its mirror", () => {
    expect(mirroredName(undefined, "news")).toBe("news");
    expect(mirroredName("", "news")).toBe("news");
    expect(mirroredName("eu", "news")).toBe("eu/news");
    expect(mirroredName("eu/", "a/b")).toBe("eu/a/b");
  });
});
