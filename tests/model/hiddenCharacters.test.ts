import { describe, expect, it } from "vitest";
import { hiddenIn, shownUrl, withHiddenShown, withoutHidden } from "../../src/model/hiddenCharacters.ts";
import { StreamView } from "../../src/model/stream/StreamView.ts";
import { toSessionRow } from "../../src/model/sessionRows.ts";
import { describePublisher } from "../../src/model/stream/streamPublishing.ts";

describe("characters that hide in a name", () => {
  it.each([
    ["turns the reading direction", "exe\u202Egpj", "U+202E"],
    ["isolates a direction", "a\u2066b\u2069", "U+2066 U+2069"],
    ["marks a direction", "news\u200E", "U+200E"],
    ["has no width", "ne\u200Bws", "U+200B"],
    ["joins letters that need no joining", "ne\u200Dws", "U+200D"],
    ["is a mark of bytes", "\uFEFFnews", "U+FEFF"],
    ["ends a line", "a\u2028b\u2029c\nd\u0085e", "U+2028 U+2029 U+000A U+0085"],
    ["commands a terminal", "a\u001B[31mb\u007F", "U+001B U+007F"],
    ["is a soft hyphen", "ne\u00ADws", "U+00AD"],
    ["is a letter that draws nothing", "news\u3164\u115F\u2800", "U+3164 U+115F U+2800"],
    ["is half a character", "a\uD800", "U+D800"],
    ["is a space at an end", " news ", "U+0020"],
    ["is a space that looks like another", "the\u00A0news", "U+00A0"],
    ["writes in tags", "news\u{E0041}\u{E0042}", "U+E0041 U+E0042"],
    ["selects a variant of a letter", "n\uFE0Fews1\uFE0F", "U+FE0F"],
  ])("are found where one %s", (_what, name, codes) => {
    expect(hiddenIn(name).join(" ")).toBe(codes);
  });

  it.each([
    "news",
    "Ünïcödé ñ",
    "новости-24",
    "ニュース",
    "أخبار",
    "نامه‌ای",
    "ക്‍ഷ",
    "👨‍👩‍👧",
    "❤️‍🔥",
    "1️⃣ live",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "👍🏽",
    "🇩🇪",
    "live/a b+c",
  ])("are none in %s", (name) => {
    expect(hiddenIn(name)).toEqual([]);
    expect(withHiddenShown(name)).toBe(name);
  });

  it("are put in sight where a text is shown, but for tabs and ends of lines", () => {
    expect(withHiddenShown("exe\u202Egpj\u0000 \tx\n👨‍👩‍👧")).toBe("exe[U+202E]gpj[U+0000] \tx\n👨‍👩‍👧");
  });

  it("are taken out of a text, and nothing that is seen", () => {
    expect(withoutHidden("\uFEFFexe\u202Egpj\u0000\u200B نامه\u200Cای ❤️\u200D🔥")).toBe(
      "exegpj نامه\u200Cای ❤️\u200D🔥",
    );
  });

  it("are in sight in what others say of themselves: players, publishers, titles and addresses", () => {
    const said = "VLC\u202Egpj";
    expect(toSessionRow({ id: "1", name: "news", user_agent: said, user_id: said })).toMatchObject({
      userAgent: "VLC[U+202E]gpj",
      userId: "VLC[U+202E]gpj",
    });
    expect(describePublisher({ stats: { published_from: said } })).toBe("VLC[U+202E]gpj");
    expect(new StreamView({ title: said }).title).toBe("VLC[U+202E]gpj");
    expect(shownUrl(`rtsp://u:secret@host/${said}`)).toBe("rtsp://••••••@host/VLC[U+202E]gpj");
  });

  it.each([
    ["rtsp://admin:S3c@ret@10.0.0.5/live", "rtsp://••••••@10.0.0.5/live"],
    ["rtsp://admin:S3c#ret@10.0.0.5/live", "rtsp://••••••@10.0.0.5/live"],
    ["rtsp://10.0.0.5/live?x=a:b@c", "rtsp://10.0.0.5/live?x=a:b@c"],
    ["srt://h:9?mode=listener&passphrase=S3c", "srt://h:9?mode=listener&passphrase=••••••"],
    ["https://h/x.m3u8?token=S3c", "https://h/x.m3u8?token=••••••"],
    ["rtmp://h/app/S3c", "rtmp://h/app/••••••"],
    ["s3://KEY:S3c@bucket/dir", "s3://••••••@bucket/dir"],
    ["admin:S3c@10.0.0.5/live", "••••••@10.0.0.5/live"],
    ["udp://eth0@239.0.0.1:5000", "udp://eth0@239.0.0.1:5000"],
    ["fake://fake", "fake://fake"],
  ])("of an address are no secrets: %s is shown as %s", (url, shown) => {
    expect(shownUrl(url)).toBe(shown);
  });
});
