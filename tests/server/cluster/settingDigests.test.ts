import { describe, expect, it } from "vitest";
import { SettingDigests } from "../../../server/cluster/settingDigests.ts";
import { entities } from "../../../src/generated/entities.ts";

const KEY = "the-cluster-key";

function digests(key: string | undefined = KEY) {
  return new SettingDigests(() => key, entities);
}

describe("the settings of a stream, as other servers may see them", () => {
  // Each holds S3CRET where somebody may have put one.
  const settings = {
    name: "news",
    position: 3,
    title: "News",
    password: "S3CRET",
    on_publish: "https://host/check?sign=S3CRET",
    urls: [
      { url: "rtsp://cam:pa/S3CRET@host/live" },
      { url: "https://host/x.m3u8?access-token=S3CRET&X-Amz-Signature=S3CRET;token=S3CRET" },
      { url: "srt://host:9000?passphrase=S3CRET", passphrase: "S3CRET", headers: { Authorization: "S3CRET" } },
    ],
    pushes: [{ url: "rtmp://a.rtmp.youtube.com/live2/S3CRET", password: "S3CRET", odd: ["S3CRET"] }],
    auth: { url: "http://u:S3CRET@host/auth", extra: { apikey: "S3CRET" }, max_sessions: 7 },
    drm: { vendor: "keyos", userkey: "S3CRET", authxml: "S3CRET" },
    unheard_of: { of: { deep: "S3CRET" } },
    meta: { comment: "see rtsp://u:S3CRET@host/x" },
  };

  it("hold no secret, wherever it stands", () => {
    expect(JSON.stringify(digests().shown("news", settings))).not.toContain("S3CRET");
  });

  it("hold what is no secret as it is, but for the name and the place", () => {
    const shown = digests().shown("news", settings);
    expect(shown).toMatchObject({ title: "News", auth: { max_sessions: 7 }, drm: { vendor: "keyos" } });
    expect(shown).not.toHaveProperty("name");
    expect(shown).not.toHaveProperty("position");
    expect(shown).toHaveProperty(["urls", 0, "url"], expect.stringMatching(/^rtsp:\/\/hidden:[\w-]{16}@host\/live$/));
  });

  it("are told to be equal or not, whatever their order, name and place, by who has the same key", () => {
    const { name: _, position: __, ...rest } = settings;
    const turned = Object.fromEntries(Object.entries(rest).toReversed());
    const digest = digests().digestOf("news", settings);
    expect(digest).toMatch(/^[\w-]{16}$/);
    expect(digests().digestOf("sport", { ...turned, name: "sport", position: 9, stats: { alive: true } })).toBe(digest);
    expect(digests().digestOf("news", { ...settings, password: "other" })).not.toBe(digest);
    expect(digests("another key").digestOf("news", settings)).not.toBe(digest);
    expect(digests("").digestOf("news", settings)).toBeUndefined();
  });
});
