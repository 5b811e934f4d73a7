import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { loadCheck } from "../../../src/generated/loadCheck.ts";
import { readM3u } from "../../../src/model/import/channelLists.ts";
import { ChannelImport } from "../../../src/stores/importing/ChannelImport.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const list = `#EXTM3U
#EXTINF:-1 tvg-id="sport",Sport One
udp://239.0.0.5:1
#EXTINF:-1 tvg-id="news",Evening News
udp://239.0.0.7:1
#EXTINF:-1 tvg-id="gate",The Gate
udp://239.0.0.2:1
#EXTINF:-1 tvg-id="lost",Lost
nowhere
`;

/** A list on its way into a config with the streams news and gate. */
async function importing(written = list) {
  const stores = fakeStores({
    loglevel: "notice",
    streams: {
      news: { name: "news", urls: [{ url: "udp://239.0.0.1:1" }] },
      gate: { name: "gate", urls: [{ url: "udp://239.0.0.2:1" }] },
    },
  });
  const channels = new ChannelImport(stores, readM3u(written, "list.m3u"), await loadCheck("stream"));
  const shown = () => channels.shown.map(({ name }) => name);
  const ticked = () => channels.rows.filter(({ id }) => channels.ticked.has(id)).map(({ name }) => name);
  return { stores, channels, shown, ticked };
}

describe("the rows of a list of channels", () => {
  it("come with all that can come, and say what becomes of each", async () => {
    const { channels, ticked } = await importing();
    expect(channels.rows.map(({ name, becomes }) => `${name} ${becomes}`)).toEqual([
      "sport stream",
      "news taken",
      "gate same",
      "lost wrong",
    ]);
    expect(ticked()).toEqual(["sport"]);
    expect(channels.isReplacing).toBe(false);
  });

  it("are all new where the config has no streams", async () => {
    const { stores, channels, ticked } = await importing();
    stores.config.replace({ loglevel: "notice" }, 2);
    expect(channels.counts).toEqual({ stream: 3, source: 0, taken: 0, same: 0, wrong: 1 });
    expect(ticked()).toEqual(["sport", "news", "gate"]);
  });

  it("become other streams or other sources where the operator says so", async () => {
    const { channels, ticked } = await importing();
    channels.setWhenTaken("source");
    expect(ticked()).toEqual(["sport", "news"]);
    expect(channels.edits.get("/streams/news/urls")?.mine).toEqual([
      { url: "udp://239.0.0.1:1" },
      { url: "udp://239.0.0.7:1" },
    ]);
    channels.setWhenTaken("rename");
    expect(ticked()).toEqual(["sport", "news-2"]);
  });

  it("stay out once they are unticked, and come again once they are ticked", async () => {
    const { channels, ticked } = await importing();
    channels.setWhenTaken("source");
    const [sport, news] = channels.rows;
    if (sport === undefined || news === undefined) throw new Error("The list must be read.");
    channels.tick([sport, news], false);
    expect([ticked(), channels.edits.size]).toEqual([[], 0]);
    channels.tick([news], true);
    expect([ticked(), [...channels.edits.keys()]]).toEqual([["news"], ["/streams/news/urls"]]);
  });

  it("are found by name, title or address, in letters of any size, without the spaces around the words", async () => {
    const { channels, shown } = await importing();
    expect(shown()).toEqual(["sport", "news", "gate", "lost"]);
    channels.setWords("  EVENING ");
    expect(shown(), "by title").toEqual(["news"]);
    channels.setWords("Lost");
    expect(shown(), "by name").toEqual(["lost"]);
    channels.setWords("239.0.0.2");
    expect(shown(), "by address").toEqual(["gate"]);
    channels.setWords("evening nowhere");
    expect(shown()).toEqual([]);
  });

  it("are shown by themselves where they are left out, among them those that are searched", async () => {
    const { channels, shown } = await importing();
    channels.setOnlyLeftOut(true);
    expect(shown()).toEqual(["news", "gate", "lost"]);
    channels.setWhenTaken("source");
    expect(shown(), "another source comes along").toEqual(["gate", "lost"]);
    channels.setWords("gate");
    expect(shown()).toEqual(["gate"]);
    channels.setOnlyLeftOut(false);
    channels.setWords("");
    expect(shown()).toHaveLength(4);
  });
});

describe("the summary of a list of channels", () => {
  it("counts what becomes of the rows, without those that are unticked", async () => {
    const { channels } = await importing();
    expect(channels.counts).toEqual({ stream: 1, source: 0, taken: 1, same: 1, wrong: 1 });
    channels.tick(channels.rows, false);
    expect(channels.counts).toEqual({ stream: 0, source: 0, taken: 1, same: 1, wrong: 1 });
  });

  it("names what there is, and nothing that there is none of", async () => {
    const { channels } = await importing();
    expect(channels.summary).toBe(
      "Channels that become streams: 1 of 4. Already present: 1. Left out, as a stream has the name: 1. Wrong, and left out: 1.",
    );
    channels.setWhenTaken("source");
    expect(channels.summary).toBe(
      "Channels that become streams: 1 of 4. Added as sources of existing streams: 1. Already present: 1. Wrong, and left out: 1.",
    );
    const alone = await importing("#EXTM3U\n#EXTINF:-1,sport\nudp://239.0.0.5:1\n");
    expect(alone.channels.summary).toBe("Channels that become streams: 1 of 1.");
  });

  it("follows what the operator says, and so does the button", async () => {
    const { channels } = await importing();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${channels.action}; ${channels.counts.source}; ${channels.shown.length}`));
    channels.setWhenTaken("source");
    channels.setWords("gate");
    channels.tick(channels.rows.slice(0, 1), false);
    stop();
    expect(seen).toEqual([
      "Import 1 channel; 0; 4",
      "Import 2 channels; 1; 4",
      "Import 2 channels; 1; 1",
      "Import 1 channel; 1; 1",
    ]);
  });
});

describe("a list of channels that is imported", () => {
  it("is saved as an import of what is ticked, with what it is for", async () => {
    const { stores, channels } = await importing();
    expect(await channels.apply({ comment: "from the other machine" })).toBe(true);
    expect(stores.saved).toEqual([
      { streams: { sport: { name: "sport", title: "Sport One", urls: [{ url: "udp://239.0.0.5:1" }] } } },
    ]);
    expect(stores.termsOfSaves).toEqual([{ way: "import", comment: "from the other machine" }]);
  });

  it("is an import though nobody says what it is for", async () => {
    const { stores, channels } = await importing();
    expect(await channels.apply()).toBe(true);
    expect(stores.termsOfSaves).toEqual([{ way: "import" }]);
  });

  it("says why it was refused, and nothing where the operator took it back", async () => {
    const { stores, channels } = await importing();
    stores.saving.failure = new ApiError("invalid", "There are too many streams");
    expect(await channels.apply()).toMatchObject({ kind: "invalid", message: "There are too many streams" });
    stores.save.approveWith(() => Promise.resolve(false));
    expect(await channels.apply()).toBeUndefined();
    expect(stores.saved).toEqual([]);
  });

  it("tells the lines of what is refused: of streams, of what is in them, and none of what it does not have", async () => {
    const { channels } = await importing();
    expect(channels.linesOf(["/streams/sport/urls/0", "/streams/lost", "/streams/other", ""])).toEqual([
      2,
      8,
      undefined,
      undefined,
    ]);
  });
});
