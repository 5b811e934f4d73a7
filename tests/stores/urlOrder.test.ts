import { describe, expect, it } from "vitest";
import { productConf } from "../../src/model/conf/ConfLanguage.ts";
import { SaveDesk } from "./support/SaveDesk.ts";

describe("the sources of a stream", () => {
  it("are saved in their order, and stand so in the config text [S116]", async () => {
    const urls = ["udp://a", { url: "udp://b", priority: "2" }, "udp://c"];
    const desk = new SaveDesk({ streams: { news: { name: "news", static: true, urls } } });
    desk.draft.edit(["streams", "news", "urls"], ["udp://c", "udp://a", { url: "udp://b", priority: "2" }]);
    expect(await desk.saveAll()).toBe(true);
    const [saved] = desk.saved;
    expect(saved).toEqual({ streams: { news: { urls: ["udp://c", "udp://a", { url: "udp://b", priority: "2" }] } } });

    const tree = productConf.parse(
      "stream news {\n  input udp://a;\n  input udp://b priority=2;\n  input udp://c;\n}\n",
    );
    const { text } = productConf.edit(tree, saved ?? {});
    expect(text.match(/udp:\/\/\w/g)).toEqual(["udp://c", "udp://a", "udp://b"]);
  });
});
