import { describe, expect, it } from "vitest";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { previewDiff } from "../../../src/pages/review/previewDiff.ts";

const conf = `cluster_key shared-key;
stream news {
  input udp://239.1.1.1:1234;
  password "old secret";
}
stream sport {
  password other-secret;
}
`;

function shown(patch: Parameters<typeof previewDiff>[2], text = conf): readonly string[] {
  const sign = { same: " ", added: "+", removed: "-" } as const;
  return previewDiff(productConf(), text, patch).flatMap(({ lines }) =>
    lines.map(({ kind, text: line }) => sign[kind] + line),
  );
}

describe("previewDiff", () => {
  it("shows that a secret changes, and no secret, changed or not", () => {
    expect(shown({ streams: { news: { password: "new-secret" } } })).toEqual([
      " cluster_key ••••••;",
      " stream news {",
      "   input udp://239.1.1.1:1234;",
      "-  password ••••••;",
      "+  password ••••••;",
      " }",
      " stream sport {",
      "   password ••••••;",
    ]);
  });

  it("hides the key behind securetoken://, and no other auth address", () => {
    const text = "stream news {\n  auth securetoken://old-secret;\n}\nstream sport {\n  auth auth://main;\n}\n";
    const lines = shown({ streams: { news: { auth: { url: "securetoken://new-secret" } } } }, text);
    expect(lines).toContain("-  auth ••••••;");
    expect(lines).toContain("+  auth ••••••;");
    expect(lines).toContain("   auth auth://main;");
    expect(lines.join("\n")).not.toContain("secret");
  });

  it("keeps the block of a renamed entity in its place, with what else is changed in it", () => {
    const patch = {
      streams: {
        news: null,
        world: {
          name: "world",
          title: "World",
          urls: [{ url: "udp://239.1.1.1:1234" }],
          password: "old secret",
          position: 0,
        },
      },
    };
    const lines = previewDiff(productConf(), conf, patch).flatMap((hunk) =>
      hunk.lines.filter(({ kind }) => kind !== "same"),
    );
    expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
      ["removed", "stream news {"],
      ["added", "stream world {"],
      ["added", "  title World;"],
    ]);
  });

  it("shows every other line as it is, at its number", () => {
    const [hunk] = previewDiff(productConf(), conf, { streams: { sport: { title: "Sport" } } });
    expect(hunk).toMatchObject({ oldStart: 4, newStart: 4 });
    expect(hunk?.lines.filter(({ kind }) => kind !== "same")).toEqual([{ kind: "added", text: "  title Sport;" }]);
  });

  it("shows no secret of a stream that comes or goes whole", () => {
    const lines = shown({ streams: { news: null, fresh: { name: "fresh", password: "fresh-secret" } } }).join("\n");
    expect(lines).toMatch(/^-\s+password ••••••;$/m);
    expect(lines).toMatch(/^\+\s+password ••••••;$/m);
    expect(lines).not.toMatch(/secret|shared-key/);
  });

  it("hides a secret that goes over several lines, and logins in a line with other words", () => {
    const text =
      'edit_auth admin admin-secret;\nview_auth viewer view-secret;\nstream news {\n  password "a\nsecret";\n  disabled;\n}\n';
    const lines = shown({ streams: { news: { title: "News" } } }, text);
    expect(lines.join("\n")).not.toMatch(/secret/);
    expect(lines).toContain("   disabled;");
  });
});
