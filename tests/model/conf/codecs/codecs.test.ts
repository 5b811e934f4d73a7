import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../../src/model/Json.ts";
import { productLanguage } from "../support/productLanguage.ts";

const { language } = await productLanguage();

/** What a statement inside a stream says. */
function inStream(statement: string): JsonObject {
  const { config, problems } = language.read(language.parse(`dvr main { root /d; }\nstream s { ${statement} }\n`));
  expect(problems).toEqual([]);
  const { name: _, static: __, position: ___, ...own } = (config["streams"] as JsonObject)["s"] as JsonObject;
  return own;
}

function printedInStream(value: JsonObject): string {
  return /\{\n {2}([^]*?)\n\}/.exec(language.print({ streams: { s: value } }))?.[1] ?? "";
}

/** Each statement as it is written, and its JSON: read and printed. */
function expectBothWays(cases: readonly (readonly [string, JsonObject])[]): void {
  for (const [statement, value] of cases) {
    expect(inStream(statement), statement).toEqual(value);
    expect(printedInStream(value)).toBe(statement);
  }
}

describe("The dvr of a stream", () => {
  it("names a DVR of the server or a folder, with limits told by their units", () => {
    expectBothWays([
      [
        "dvr @main 7d 90% 500G replicate;",
        {
          dvr: {
            reference: "main",
            dvr_limit: 604_800,
            disk_limit: 90,
            disk_space: 500 * 2 ** 30,
            dvr_replicate: true,
          },
        },
      ],
      ["dvr /archive 2d;", { dvr: { root: "/archive", dvr_limit: 172_800 } }],
      ["dvr @main 500G;", { dvr: { reference: "main", disk_space: 500 * 2 ** 30 } }],
      [
        "dvr /archive replicate=false replication_port=8002;",
        { dvr: { root: "/archive", dvr_replicate: false, replication_port: 8002 } },
      ],
      ['dvr "@odd";', { dvr: { root: "@odd" } }],
    ]);
  });

  it("reads limits in any order", () => {
    expect(inStream("dvr /archive 500G 90% 2w;")).toEqual({
      dvr: { root: "/archive", disk_space: 500 * 2 ** 30, disk_limit: 90, dvr_limit: 1_209_600 },
    });
  });
});

describe("The protocols", () => {
  it("are true when named and false when excepted", () => {
    expectBothWays([
      ["protocols -hls -rtmp;", { protocols: { hls: false, rtmp: false } }],
      ["protocols dash;", { protocols: { dash: true } }],
      ["protocols;", { protocols: {} }],
    ]);
  });
});

describe("The prepush", () => {
  it("is off, a number of seconds, or not said", () => {
    expectBothWays([
      ["prepush off;", { prepush: false }],
      ["prepush 5;", { prepush: 5 }],
    ]);
    expect(inStream("prepush;")).toEqual({});
  });
});

describe("The thumbnails", () => {
  it("are on by their word, off by `off`, and may have an address", () => {
    expectBothWays([
      ["thumbnails;", { thumbnails: { enabled: true } }],
      ["thumbnails off;", { thumbnails: { enabled: false } }],
      ["thumbnails url=http://cam/x.jpg;", { thumbnails: { enabled: true, url: "http://cam/x.jpg" } }],
      ["thumbnails off url=http://cam/x.jpg;", { thumbnails: { enabled: false, url: "http://cam/x.jpg" } }],
      ["thumbnails default url=http://cam/x.jpg;", { thumbnails: { url: "http://cam/x.jpg" } }],
      ["thumbnails default;", { thumbnails: {} }],
    ]);
    expect(inStream("thumbnails on url=http://cam/x.jpg;")).toEqual({
      thumbnails: { enabled: true, url: "http://cam/x.jpg" },
    });
  });

  it("take a word of theirs as the value of an option for that, and are the last that is said", () => {
    expect(inStream("thumbnails url=off;")).toEqual({ thumbnails: { enabled: true, url: "off" } });
    const { config, problems } = language.read(language.parse("stream s { thumbnails; thumbnails off; }\n"));
    expect(config["streams"]).toMatchObject({ s: { thumbnails: { enabled: false } } });
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[1, 12]]);
  });

  it("point to what is wrong in them, by the setting", () => {
    const { problems } = language.read(language.parse("stream s { thumbnails odd; }\n"));
    expect(problems.map(({ pointer, column }) => [pointer, column])).toEqual([["/streams/s/thumbnails", 23]]);
  });
});

describe("The segment duration", () => {
  it("is seconds in the text and milliseconds in JSON", () => {
    expectBothWays([
      ["segment_duration 5;", { segment_duration: 5000 }],
      ["segment_duration 4.35;", { segment_duration: 4350 }],
    ]);
  });
});

describe("The DRM", () => {
  it("begins with its vendor, whose own words follow", () => {
    expectBothWays([
      [
        "drm aes128 keyserver=http://k/?a=1 expires=30;",
        { drm: { vendor: "aes128", keyserver: "http://k/?a=1", expires: 30 } },
      ],
    ]);
  });
});

describe("The transcoder", () => {
  it("opens a track with each vb=, hardware first and audio last", () => {
    expectBothWays([
      [
        "transcoder hw=nvenc deviceid=0 deinterlace=bob crop=1:2:300:400 vb=4000k preset=fast size=1920x1080 vb=1500k size=-1x720:fit:#000000 ab=128k acodec=aac;".replace(
          "size=-1x720:fit:#000000",
          'size="-1x720:fit:#000000"',
        ),
        {
          transcoder: {
            global: { hw: "nvenc", deviceid: 0 },
            decoder: { deinterlace: "bob", crop: { left: 1, top: 2, width: 300, height: 400 } },
            audio: { bitrate: 128_000, codec: "aac" },
            video: {
              1: { bitrate: 4_000_000, preset: "fast", size: { width: 1920, height: 1080 } },
              2: { bitrate: 1_500_000, size: { width: -1, height: 720, strategy: "fit", background: "#000000" } },
            },
          },
        },
      ],
      [
        "transcoder vb=copy ab=copy;",
        { transcoder: { video: { 1: { bitrate: "copy" } }, audio: { bitrate: "copy" } } },
      ],
    ]);
  });

  it("keeps numbers of tracks, logos, aspects and parameters of nobody's", () => {
    const value: Json = {
      transcoder: {
        video: {
          2: { bitrate: 1_000_000, logo: { path: "@logo1", x: 10, y: -10 }, aspect: { x: 4, y: 3 }, zz_tune: "film" },
          5: { bitrate: 500_000, alogo: { path: "/a b.png", r: 0.5 } },
        },
      },
    };
    expect(inStream(printedInStream(value))).toEqual(value);
  });

  it("changes one option of one track, as its author ordered them", () => {
    const text =
      "stream s {\n  transcoder vb=4000k size=1920x1080 preset=fast vb=1500k preset=slow size=-1x720 ab=128k;\n}\n";
    const delta = {
      streams: { s: { transcoder: { video: { 2: { preset: "medium" } }, audio: { bitrate: 64_000 } } } },
    };
    expect(language.edit(language.parse(text), delta).text).toBe(
      text.replace("preset=slow", "preset=medium").replace("ab=128k", "ab=64k"),
    );
  });

  it("takes a track out and adds one", () => {
    const text = "stream s {\n  transcoder hw=cpu vb=4000k preset=fast vb=1500k zz_own=1 ab=128k;\n}\n";
    const tree = language.parse(text);
    expect(language.edit(tree, { streams: { s: { transcoder: { video: { 2: null } } } } }).text).toBe(
      text.replace(" vb=1500k zz_own=1", ""),
    );
    const more = language.edit(tree, { streams: { s: { transcoder: { video: { 3: { bitrate: 700_000 } } } } } }).text;
    expect(more).toBe(text.replace("zz_own=1", "zz_own=1 vb=700k"));
  });

  it("says that a track's option before the first track has no track", () => {
    const { problems } = language.read(language.parse("stream s { transcoder bframes=2 vb=1000k; }\n"));
    expect(problems).toMatchObject([{ level: "error", column: 23 }]);
  });
});

describe("The rules of an auth backend", () => {
  const text =
    'auth_backend main {\n  allow ip 10.0/16; # inside\n  deny country GB;\n  allow token T;\n  deny ua "Bad Player";\n  backend http://mw/auth k=v;\n  allow default;\n}\n';

  it("are lists by kind", () => {
    expect(language.read(language.parse(text)).config["auth_backends"]).toEqual({
      main: {
        name: "main",
        position: 0,
        allow: { ips: ["10.0/16"], tokens: ["T"] },
        deny: { countries: ["GB"], uas: ["Bad Player"] },
        backends: [{ url: "http://mw/auth", k: "v" }],
        allow_default: true,
      },
    });
  });

  it("change one statement a rule", () => {
    const delta = { auth_backends: { main: { allow: { ips: ["10.0/16", "192.168.0.0/16"] }, allow_default: null } } };
    expect(language.edit(language.parse(text), delta).text).toBe(
      text.replace("# inside\n", "# inside\n  allow ip 192.168.0.0/16;\n").replace("  allow default;\n", ""),
    );
  });
});

describe("A DVR storage", () => {
  it("has limits told by their units, hours and disks", () => {
    const text =
      "dvr main {\n  root /archive;\n  limits 90% 30d 500G;\n  schedule 9-17,21:30-2:15;\n  disk d1;\n  disk d2 migrate;\n}\n";
    const { config } = language.read(language.parse(text));
    expect(config["dvrs"]).toMatchObject({
      main: {
        disk_limit: 90,
        dvr_limit: 2_592_000,
        disk_space: 500 * 2 ** 30,
        schedule: [
          [900, 1700],
          [2130, 215],
        ],
        disks: { d1: { name: "d1", position: 0 }, d2: { name: "d2", mode: "migrate", position: 1 } },
      },
    });
    expect(language.print(config)).toBe(text);
    expect(language.edit(language.parse(text), { dvrs: { main: { dvr_limit: null } } }).text).toBe(
      text.replace(" 30d", ""),
    );
  });
});

describe("Ports and logins", () => {
  it("keep the address of a port and the words of a login", () => {
    const text = 'http 80;\nhttp 127.0.0.1:8080;\nrtmp [::1]:1935;\nedit_auth admin "pa ss";\n';
    const { config } = language.read(language.parse(text));
    expect(config).toEqual({
      http: [80, "127.0.0.1:8080"],
      rtmp: "[::1]:1935",
      edit_auth: { login: "admin", password: "pa ss" },
    });
    expect(language.print(config)).toBe(text);
  });

  it("refuse a password whose rest would stay in the file as a part that is not known", () => {
    const places = ["my secret pw", "my=secret", "my secret=pw"].map((password) => {
      const { problems } = language.read(language.parse(`http 80;\nedit_auth boss ${password};\n`));
      expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("quotes")]);
      return problems.map(({ level, line, column, pointer }) => ({ level, line, column, pointer }));
    });
    const refused = { level: "error", line: 2, pointer: "/edit_auth" };
    expect(places).toEqual([[{ ...refused, column: 19 }], [{ ...refused, column: 16 }], [{ ...refused, column: 19 }]]);
  });

  it("are written in quotes where they need them", () => {
    for (const password of ["my secret pw", "my=secret", "it's; {", ""]) {
      const config = { edit_auth: { login: "boss", password } };
      const read = language.read(language.parse(language.print(config)));
      expect(read).toMatchObject({ config, problems: [] });
    }
  });

  it("refuse what is no port", () => {
    expect(language.read(language.parse("http eighty;\nhttp a:b;\n")).problems.map(({ line }) => line)).toEqual([1, 2]);
  });
});
