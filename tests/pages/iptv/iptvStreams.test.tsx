import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { database, openIptv } from "./support/openIptv.tsx";

beforeEach(() => giveLayout());

const streams: JsonObject = {
  news: { name: "news", title: "The news", meta: { iptv: true, comment: "kept" }, auth: { url: "iptv://localhost" } },
  sport: { name: "sport" },
  movies: { name: "movies", auth: { url: "auth://main" } },
};

async function open(own: JsonObject = streams) {
  const page = await openIptv({ ...database, streams: own });
  const list = await screen.findByRole("grid", { name: "Streams" }, { timeout: 10_000 });
  const rows = () =>
    within(list)
      .queryAllByRole("row")
      .map(({ textContent }) => textContent);
  const toggle = async (name: string) =>
    page.user.click(within(list).getByRole("switch", { name: `IPTV for ${name}` }));
  return { ...page, list, rows, toggle };
}

describe("the streams of the IPTV page", () => {
  it("stand in the groups Enabled and Disabled; one that asks its own backend says so [S087]", async () => {
    const { rows } = await open();
    expect(rows()).toEqual(["Enabled (1)", "newsThe news", "Disabled (2)", "sport", "moviesasks its own backend"]);
  });

  it("are filtered by name and title, in both groups [S087]", async () => {
    const { rows, user } = await open();
    const filter = screen.getByRole("textbox", { name: "Search streams" });
    await user.type(filter, "THE NEWS");
    expect(rows()).toEqual(["Enabled (1)", "newsThe news"]);
    await user.clear(filter);
    await user.type(filter, "nothing");
    expect(screen.getByText("No matching streams found")).toBeTruthy();
  });

  it("are enabled at once: the flag, and the auth url where there is none [S283] [S284]", async () => {
    const { stores, toggle, rows } = await open();
    expect(screen.getAllByText("at once").length).toBeGreaterThan(0);
    await toggle("sport");
    await waitFor(() =>
      expect(stores.saved).toEqual([
        { streams: { sport: { meta: { iptv: true }, auth: { url: "iptv://localhost" } } } },
      ]),
    );
    await waitFor(() => expect(rows()[0]).toBe("Enabled (2)"));
    await toggle("movies");
    await waitFor(() => expect(stores.saved[1]).toEqual({ streams: { movies: { meta: { iptv: true } } } }));
  });

  it("are disabled at once: the flag goes, and the auth url of the iptv scheme; the rest of meta stays [S283] [S285]", async () => {
    const { stores, toggle } = await open();
    await toggle("news");
    await waitFor(() =>
      expect(stores.saved).toEqual([{ streams: { news: { meta: { iptv: null }, auth: { url: null } } } }]),
    );
    expect(stores.config.peek()).toMatchObject({ streams: { news: { meta: { comment: "kept" } } } });
  });

  it("keep an auth url that somebody typed elsewhere and has not saved yet", async () => {
    const { stores, toggle } = await open();
    const typed = ["streams", "sport", "auth", "url"];
    act(() => stores.draft.edit(typed, "http://mine.example.com/auth"));
    await toggle("sport");
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { sport: { meta: { iptv: true } } } }]));
    expect(stores.draft.effective(typed)).toBe("http://mine.example.com/auth");
  });

  it("are enabled together, those selected or all shown, each time in one save", async () => {
    const { stores, user, press, rows } = await open();
    await user.click(screen.getByRole("checkbox", { name: "Select sport" }));
    await user.click(screen.getByRole("checkbox", { name: "Select news" }));
    await press("Enable");
    await waitFor(() => expect(stores.saved).toHaveLength(1));
    expect(stores.saved[0]).toEqual({
      streams: { sport: { meta: { iptv: true }, auth: { url: "iptv://localhost" } } },
    });
    await press("Enable all shown (1)");
    await waitFor(() => expect(stores.questions.asked?.title).toBe("Enable movies for IPTV?"));
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(rows()[0]).toBe("Enabled (3)"));
    expect(stores.saved).toHaveLength(2);
  });

  it("follow what another administrator saves", async () => {
    const { stores, rows } = await open();
    act(() => stores.config.merge({ streams: { sport: { meta: { iptv: true } }, fresh: { name: "fresh" } } }, 2));
    await waitFor(() =>
      expect(rows()).toEqual([
        "Enabled (2)",
        "newsThe news",
        "sport",
        "Disabled (2)",
        "moviesasks its own backend",
        "fresh",
      ]),
    );
  });

  it("keep the focus on the switch that was pressed while its row goes to the other group", async () => {
    const { user, rows } = await open();
    screen.getByRole("switch", { name: "IPTV for sport" }).focus();
    await user.keyboard(" ");
    await waitFor(() => expect(rows()[0]).toBe("Enabled (2)"));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("IPTV for sport");
  });

  it("are drawn only where they are seen when there are 10,000", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`channel-${index}`, { name: `channel-${index}` }]),
    );
    const { list, rows } = await open(many);
    expect(list.getAttribute("aria-rowcount")).toBe("10001");
    expect(rows().length).toBeLessThan(60);
    expect(screen.getByRole("button", { name: "Enable all shown (10,000)" })).toBeTruthy();
  });

  it("are none yet: it says where they are added", async () => {
    await open({});
    expect(screen.getByText("There are no streams yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the Media list" })).toBeTruthy();
  });
});
