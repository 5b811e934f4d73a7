import { describe, expect, it } from "vitest";
import { hasLogin, hideInValue, hideLogins } from "../../src/model/addressSecrets.ts";
import { hideInAddress, hideInText } from "../../src/model/entity/hideSecrets.ts";

describe("an address without its secrets", () => {
  const hidden = (address: string) => hideInAddress(address, (secret) => `<${secret}>`);

  it.each([
    ["rtsp://admin:pass@10.0.0.5:554/ch1", "rtsp://<admin:pass>@10.0.0.5:554/ch1"],
    ["rtsp://cam:pa/ss@host/live", "rtsp://<cam:pa/ss>@host/live"],
    ["rtsp://cam:S3c#ret@Pw@host/live", "rtsp://<cam:S3c#ret@Pw>@host/live"],
    ["rtsp://cam:S3c?ret@host/live", "rtsp://<cam:S3c?ret>@host/live"],
    ["http://host:80?passphrase=p@ss", "http://host:80?passphrase=<p@ss>"],
    ["rtsp://me@example.com:p/w@10.0.0.1/s", "rtsp://<me@example.com:p/w>@10.0.0.1/s"],
    ["rtsp://me@host:8080/live", "rtsp://<me>@host:8080/live"],
    ["rtmp://a.rtmp.example.com/live2/key", "rtmp://a.rtmp.example.com/live2/<key>"],
    ["rtmp://host/app/key//", "rtmp://host/app/<key>//"],
    ["rtmp://host/key", "rtmp://host/<key>"],
    ["rtmps:host/app/key", "rtmps:host/app/<key>"],
    ["rtmp://host/", "rtmp://host/"],
    ["rtmp://host/app/key and http://x/y", "rtmp://host/app/<key and http://x/y>"],
    ["http://u:pw@h/ and rtmp://h/app/key", "http://<u:pw>@h/ and rtmp://h/app/<key>"],
    ["srt://h and rtmp://h/app/key", "srt://h and rtmp://h/app/<key>"],
    ["rtmp://h/ and rtmp://h/app/key", "rtmp://h/ and rtmp://h/app/<key>"],
    ["http://h/x?a=1&see rtmp://h/app/key and b=2", "http://h/x?a=<1>&<see rtmp://h/app/key and b=2>"],
    ["rtsp://admin:PW%40127.0.0.1/live", "rtsp://<admin:PW>@127.0.0.1/live"],
    ["rtsp://admin%3APW%40host/live", "rtsp://<admin%3APW>@host/live"],
    ["rtsp://admin：PW＠host/live", "rtsp://<admin：PW>@host/live"],
    ["http://host:8080/a%40b", "http://host:8080/a%40b"],
    ["srt://host:9000;passphrase=p", "srt://host:9000;passphrase=<p>"],
    ["https://host/x.m3u8?access-token=a&sig=b#token=c", "https://host/x.m3u8?access-token=<a>&sig=<b>#token=<c>"],
    ["https://host/x?a;token=b", "https://host/x?a;token=<b>"],
    ["srt://host:9000?passphrase=p&streamid=#!::u=x", "srt://host:9000?passphrase=<p>&streamid=#!::u=<x>"],
    ["http://host/x?justaword", "http://host/x?<justaword>"],
    ["udp://239.1.2.3:1234", "udp://239.1.2.3:1234"],
    ["udp://eth0@239.1.2.3:1234", "udp://eth0@239.1.2.3:1234"],
    ["publish://", "publish://"],
    ["rtsp:///admin:pw@host/x", "rtsp:///<admin:pw>@host/x"],
    ["file:///media/me@work.mp4", "file:///media/me@work.mp4"],
  ])("of %s is %s", (address, shown) => {
    expect(hidden(address)).toBe(shown);
  });

  it.each([
    ["admin:pw@10.0.0.1/live", "<admin:pw>@10.0.0.1/live"],
    ["admin:12/34@10.0.0.1/live", "<admin:12/34>@10.0.0.1/live"],
    ["admin:p@ss:w?rd@10.0.0.1", "<admin:p@ss:w?rd>@10.0.0.1"],
    ["admin:pa:ss@10.0.0.1", "admin:<pa:ss>@10.0.0.1"],
    ["admin:PW%40host/live", "<admin:PW>@host/live"],
    ["//admin:pw@host/x", "//<admin:pw>@host/x"],
    ["rtsp:/admin:pw@host/x", "rtsp:/<admin:pw>@host/x"],
    ["rtsp:admin:pw@host", "rtsp:<admin:pw>@host"],
    ["admin:/pw@host", "<admin:/pw>@host"],
    ["admin:pw@host/app/KEY", "<admin:pw>@host/app/<KEY>"],
    ["rtmp:/admin:pw@host/app/KEY?a=b", "rtmp:/<admin:pw>@host/app/<KEY>?a=<b>"],
  ])("is known by a password also where no :// says so: of %s it is %s", (address, shown) => {
    expect(hidden(address)).toBe(shown);
  });

  it.each(["hunter2", "", "eth0@239.1.2.3:1234", "host:8080/live", "ed@example.com", "a b:c@d", "admin:@host"])(
    "is none of what is no address: %s",
    (text) => {
      expect(hidden(text)).toBeUndefined();
    },
  );

  it("is what a text shows of those within it, and of what a query calls a secret", () => {
    const shown = (text: string) => hideInText(text, (secret) => `<${secret}>`);
    expect(shown("from (rtsp://me:pw@a/b) or me:pw@h/x, see h:90?passphrase=p&mode=caller")).toBe(
      "from (rtsp://<me:pw>@a/b) or <me:pw>@h/x, see h:90?passphrase=<p>&mode=caller",
    );
    expect(shown("ed@example.com at 10:30, 1:2")).toBe("ed@example.com at 10:30, 1:2");
    expect(shown("from srt://h?passphrase=p pass=word")).toBe("from srt://h?passphrase=<p> pass=<word>");
    expect(shown("input cam:pw@10.0.0.5/s?u=http://x/;")).toBe("input <cam:pw>@10.0.0.5/s?u=<http://x/;>");
    expect(shown("/play?token=abc&back=https://a:b@x/")).toBe("/play?token=<abc>&back=https://<a:b>@x/");
  });
});

describe("a text with addresses", () => {
  it.each([
    ["input rtmp://ed:word@host/app/key?token=1;", "input rtmp://••••••@host/app/••••••?token=••••••;"],
    ["input srt://h:9000?passphrase=p&mode=caller", "input srt://h:9000?passphrase=••••••&mode=caller"],
    ["rtsp://admin:S3c#ret@Pw@10.0.0.5/x", "rtsp://••••••@10.0.0.5/x"],
    ["rtsp://admin:S3c?ret@10.0.0.5/x", "rtsp://••••••@10.0.0.5/x"],
    ["udp://ed:word@239.1.1.1:5000", "udp://••••••@239.1.1.1:5000"],
    ["rtsp://admin:12/34@10.0.0.5/x", "rtsp://••••••@10.0.0.5/x"],
    ["udp://lo@239.1.1.1:5/?next=rtsp://a:b@c", "udp://lo@239.1.1.1:5/?next=rtsp://••••••@c"],
    ["a https://token@host b HTTP://ed:p@ss@host:8080/x", "a https://••••••@host b HTTP://••••••@host:8080/x"],
    ["input rtsp://admin:PW%40h/live srt://h:9;passphrase=p", "input rtsp://••••••@h/live srt://h:9;passphrase=••••••"],
    ["rtsp://admin：PW＠h/live", "rtsp://••••••@h/live"],
    ["input admin:pw@10.0.0.1/live;", "input ••••••@10.0.0.1/live;"],
    ["  push //admin:pw@h/app/KEY;", "  push //••••••@h/app/••••••;"],
    ["input rtsp:/admin:pw@h/x rtsp:admin:pw@h", "input rtsp:/••••••@h/x rtsp:••••••@h"],
    ["input rtsp:///admin:pw@h/x", "input rtsp:///••••••@h/x"],
    ["a:b@h/?next=http://x", "••••••@h/?next=http://x"],
    ['{"url":"admin:pw@h/x","title":"a"}', '{"url":"••••••@h/x","title":"a"}'],
    ["http://h/x?pass=P&pwd=P&pw=P&auth=A", "http://h/x?pass=••••••&pwd=••••••&pw=••••••&auth=••••••"],
    ["http://h/x?sig=S&X-Amz-Signature=S&a_sig=S", "http://h/x?sig=••••••&X-Amz-Signature=••••••&a_sig=••••••"],
    ["input h:9000?mode=caller&passphrase=p;", "input h:9000?mode=caller&passphrase=••••••;"],
  ])("shows no login: %s", (text, shown) => {
    expect(hideLogins(text)).toBe(shown);
    expect(hasLogin(text)).toBe(true);
  });

  it.each([
    "udp://eth0@239.1.1.1:5000",
    "rtp://lo@239.1.1.1:5000",
    "http://host/@user?mail=a@b",
    "http://host/?bypass=1&design=flat&oauth=2",
    "http://host:8080?mail=a@b",
    "http://host:8080/a%40b:c; x",
    "http://[::1]:8080/@user",
    "ed@example.com",
    "[rtsp @ 0x55] at 10:30",
    "eth0@239.1.1.1:5000",
    "file:///node_modules/@fastify/x.js:10:5",
    "rtsp://[secret]@cam",
    "rtmp://host and rtmp://host/ or rtmp",
    "rtmp 1935; compass=north",
  ])("is left as it is without one: %s", (text) => {
    expect(hideLogins(text)).toBe(text);
    expect(hasLogin(text)).toBe(false);
  });
});

describe("the key of an RTMP stream", () => {
  it.each([
    ["input rtmp://h/app/KEY;", "input rtmp://h/app/••••••;"],
    ["rtmps://a.rtmp.example.com:443/live2/KEY", "rtmps://a.rtmp.example.com:443/live2/••••••"],
    ["RTMP://h/KEY/", "RTMP://h/••••••/"],
    ["rtmp:h/app/KEY", "rtmp:h/app/••••••"],
    ['{"url":"rtmp://h/app/KEY","title":"a/b"}', '{"url":"rtmp://h/app/••••••","title":"a/b"}'],
    ["(see rtmp://h/app/KEY), or rtmp://h/b/KEY2.", "(see rtmp://h/app/••••••), or rtmp://h/b/••••••."],
    ["rtmp://h/a/KEY|rtmp://h/b/KEY2", "rtmp://h/a/••••••|rtmp://h/b/••••••"],
    ["http://h/?to=rtmp://h/b/KEY", "http://h/?to=rtmp://h/b/••••••"],
    ["from 'rtmp://h/app/KEY': 404", "from 'rtmp://h/app/••••••': 404"],
  ])("is not shown within a text: %s", (text, shown) => {
    expect(hideLogins(text)).toBe(shown);
    expect(hideLogins(shown)).toBe(shown);
  });

  it("is left as a server told it, which says that it is another one", () => {
    for (const told of ["≠••••••", "[secret]", "[another secret]"]) {
      expect(hideInValue(`rtmp://h/app/${told}`)).toBe(`rtmp://h/app/${told}`);
      expect(hideInValue(`http://[secret]@h/ and rtmp://h/app/${told}, see`)).toBe(
        `http://[secret]@h/ and rtmp://h/app/${told}, see`,
      );
    }
  });

  it("is kept with an edit, as the last part of an address mostly is a name", () => {
    expect(hasLogin("rtmp://h/app/KEY")).toBe(false);
  });

  it("is looked for in a moment", () => {
    const text = "rtmp:".repeat(40_000);
    expect(hideLogins(text)).toBe(text);
    expect(hideLogins(`rtmp://h/${"a.".repeat(100_000)}`)).toBe("rtmp://h/••••••.");
  });
});

describe("a long word", () => {
  it("of addresses is read in a moment, and what is beyond twenty of them is hidden", () => {
    const word = "udp://x/".repeat(40_000);
    expect(hideLogins(`${word}a:b@c`)).toBe(`${"udp://x/".repeat(19)}udp://••••••`);
    expect(hideLogins(word)).toBe(word);
  });
});

describe("a value that is an address", () => {
  it("may have blanks and quotes in its login", () => {
    expect(hideInValue("rtsp://me:pa ss@host/cam")).toBe("rtsp://••••••@host/cam");
    expect(hideInValue('srt://me:p"w@host:9?token=a')).toBe("srt://••••••@host:9?token=••••••");
    expect(hideInValue("admin:pw@host/x")).toBe("••••••@host/x");
    expect(hideInValue("rtmp://h/app/a key?x=1")).toBe("rtmp://h/app/••••••?x=1");
    expect(hideInValue("srt://h:9?passphrase=two words&mode=caller")).toBe("srt://h:9?passphrase=••••••&mode=caller");
    expect(hideInValue("http://u:PW@h/ and rtmp://h/app/KEY")).toBe("http://••••••@h/ and rtmp://h/app/••••••");
    expect(hideInValue("A title, b@c")).toBe("A title, b@c");
  });
});
