import { describe, expect, it } from "vitest";
import { hasLogin, hideLogins } from "../../src/model/addressLogins.ts";

describe("a text with addresses", () => {
  it.each([
    ["input rtmp://ed:word@host/app/key?token=1;", "input rtmp://••••••@host/app/key?token=1;"],
    ["a https://token@host b HTTP://ed:p@ss@host:8080/x", "a https://••••••@host b HTTP://••••••@host:8080/x"],
  ])("shows no login: %s", (text, shown) => {
    expect(hideLogins(text)).toBe(shown);
    expect(hasLogin(text)).toBe(true);
  });

  it.each([
    "udp://eth0@239.1.1.1:5000",
    "rtp://lo@239.1.1.1:5000",
    "http://host/@user?mail=a@b",
    "ed@example.com",
    "rtsp://[secret]@cam",
  ])("is left as it is without one: %s", (text) => {
    expect(hideLogins(text)).toBe(text);
    expect(hasLogin(text)).toBe(false);
  });
});
