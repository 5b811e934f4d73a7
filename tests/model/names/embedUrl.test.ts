import { describe, expect, it } from "vitest";
import { embedUrl } from "../../../src/model/names/embedUrl.ts";

describe("the address of the player page", () => {
  it("starts by itself for an on-demand stream only, and carries the token", () => {
    expect(embedUrl("news", false, "a b")).toBe("/news/embed.html?version=3&autoplay=true&token=a%20b");
    expect(embedUrl("news", true, "t")).toBe("/news/embed.html?version=3&autoplay=false&token=t");
  });

  it("uses the server's own name for the token, and encodes the stream's", () => {
    expect(embedUrl("site/cam 1", true, "t", "auth")).toBe("/site/cam%201/embed.html?version=3&autoplay=false&auth=t");
  });
});
