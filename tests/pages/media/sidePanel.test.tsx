import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showMedia } from "./support/showMedia.tsx";
import { streamsOf } from "./support/streamsOf.ts";

describe("the side panel of the media lists", () => {
  beforeEach(() => giveLayout());

  const tree = {
    streams: streamsOf({
      news: { dvr: { root: "/d" } },
      sport: { transcoder: { vb: "1000k" }, dvr: { root: "/d" } },
      film: { stats: { source_error: "timeout" } },
      drama: { static: false, stats: {} },
    }),
    lives: { studio: { prefix: "studio" } },
  };

  function show(address = "/") {
    const stores = fakeStores(structuredClone(tree));
    const media = showMedia(stores, address);
    const toggle = (name: string) => within(media.panel()).getByRole("button", { name: new RegExp(`^${name}`) });
    return { ...media, stores, toggle, isOn: (name: string) => toggle(name).getAttribute("aria-pressed") === "true" };
  }

  it("has the toggles online, with problems, waiting, error, with DVR and transcoded, with how many of the whole list each keeps [C076] [C079] [C080]", async () => {
    const { panel, field } = show();
    const words = () =>
      within(within(panel()).getByRole("group", { name: "Filters" }))
        .getAllByRole("button")
        .map((button) => button.textContent);
    const all = ["online 2", "with problems 1", "waiting 1", "error 1", "with DVR 2", "transcoded 1"];
    expect(words()).toEqual(all);
    await userEvent.type(field(), "film");
    await expect.poll(() => screen.getByRole("status").textContent).toBe("1 of 4 streams");
    expect(words()).toEqual(all);
  });

  it("counts anew when a stream comes, goes or does otherwise", () => {
    const { stores, toggle } = show();
    act(() =>
      stores.config.merge({ streams: { film: { stats: { source_error: null, alive: true } }, news: null } }, 2),
    );
    expect(toggle("online").textContent).toBe("online 2");
    expect(toggle("error").textContent).toBe("error 0");
    expect(toggle("with DVR").textContent).toBe("with DVR 1");
  });

  it("lets only one of online, waiting and error be on [C077]", async () => {
    const { shown, toggle, isOn } = show();
    await userEvent.click(toggle("online"));
    expect(shown()).toEqual(["news", "sport"]);
    await userEvent.click(toggle("error"));
    expect(shown()).toEqual(["film"]);
    expect([isOn("online"), isOn("waiting"), isOn("error")]).toEqual([false, false, true]);
    await userEvent.click(toggle("error"));
    expect(shown()).toHaveLength(4);
  });

  it("lets with DVR and transcoded be on beside any other [C078]", async () => {
    const { shown, toggle, isOn } = show();
    await userEvent.click(toggle("online"));
    await userEvent.click(toggle("with DVR"));
    expect(shown()).toEqual(["news", "sport"]);
    await userEvent.click(toggle("transcoded"));
    expect(shown()).toEqual(["sport"]);
    expect([isOn("online"), isOn("with DVR"), isOn("transcoded")]).toEqual([true, true, true]);
  });

  it("keeps the filters in the address, joined by a dash [C043]", async () => {
    const { search, toggle, shown } = show("/?filter=waiting");
    expect(shown()).toEqual(["drama"]);
    await userEvent.click(toggle("online"));
    await userEvent.click(toggle("with DVR"));
    expect(search()).toBe("?filter=online-dvr");
  });

  it("picks all that is shown, then none [C081]", async () => {
    const { stores, panel, toggle } = show();
    await userEvent.click(toggle("with DVR"));
    const all = within(panel()).getByRole("checkbox", { name: "Select all" });
    await userEvent.click(all);
    expect([...stores.selected.of("streams")]).toEqual(["news", "sport"]);
    await userEvent.click(all);
    expect(stores.selected.of("streams").size).toBe(0);
  });

  it("opens several that are picked together, and keeps filter and query [C082] [C131]", async () => {
    const { row, panel, router } = show("/?query=s");
    await userEvent.click(row("news").getByRole("checkbox", { name: "Select news" }));
    expect(within(panel()).queryByRole("link", { name: /together/ })).toBeNull();
    await userEvent.click(row("sport").getByRole("checkbox", { name: "Select sport" }));
    await userEvent.click(within(panel()).getByRole("link", { name: "Edit 2 together" }));
    expect(router.state.location.pathname + router.state.location.search).toBe("/standalone/news+sport?query=s");
  });

  it("does not lead to a page whose address nobody would take, when thousands are picked", () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`cam-${index}`, {}]));
    const stores = fakeStores({ streams: streamsOf(many) });
    const { panel } = showMedia(stores);
    act(() => stores.selected.set("streams", Object.keys(many)));
    expect(within(panel()).queryByRole("link", { name: /together/ })).toBeNull();
    expect(within(panel()).getByText("3,000 selected").title).toContain("Too many to edit on one page");
    expect(screen.getByRole("button", { name: "Edit" })).toHaveProperty("disabled", true);
    act(() => stores.selected.set("streams", Object.keys(many).slice(0, 300)));
    expect(within(panel()).getByRole("link", { name: "Edit 300 together" })).toBeTruthy();
  });

  it("keeps what is picked over a reconnect, without what is gone by then", () => {
    const { stores } = show();
    act(() => stores.selected.set("streams", ["news", "film"]));
    act(() => stores.config.replace({ streams: streamsOf({ sport: {}, news: {} }) }, 9));
    expect([...stores.selected.of("streams")]).toEqual(["news"]);
  });

  it("leads to the other lists and keeps filter and query; beside an item it leads back to the list [C044]", async () => {
    const { panel, router } = show("/standalone/news?query=s&filter=online-dvr");
    const link = (name: RegExp) => within(panel()).getByRole("link", { name });
    expect(link(/^Locations/).getAttribute("href")).toBe("/?query=s&filter=online-dvr&list=locations");
    await userEvent.click(link(/^Streams/));
    expect(router.state.location.pathname + router.state.location.search).toBe("/?query=s&filter=online-dvr");
  });

  it("shows beside an item its list, scrolled to the item [C083]", async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`cam-${index}`, {}]));
    const stores = fakeStores({ streams: streamsOf(many) });
    giveLayout(300 * 30);
    const { panel, router } = showMedia(stores, "/standalone/cam-250");
    const selected = () =>
      within(panel())
        .getAllByRole("row")
        .find((row) => row.getAttribute("aria-selected") === "true")?.textContent;
    await expect.poll(selected).toContain("cam-250");
    await act(() => router.navigate("/standalone/cam-3"));
    await expect.poll(selected).toContain("cam-3");
  });

  it("titles the list beside an item: Locations, with what is published to each [C097]", async () => {
    const stores = fakeStores({
      streams: {},
      lives: {
        studio: { prefix: "studio", streams: { "studio/cam": { name: "studio/cam", stats: { alive: true } } } },
      },
    });
    const { panel } = showMedia(stores, "/published/studio%2Fcam");
    expect(within(panel()).getByRole("heading", { name: "Locations" })).toBeTruthy();
    const rows = await within(panel()).findAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual(["studio", "onlinestudio/cam"]);
    expect(rows.map((row) => row.getAttribute("aria-selected"))).toEqual(["false", "true"]);
  });
});

describe("the search of the media lists", () => {
  beforeEach(() => giveLayout());

  function show(address = "/") {
    const streams = streamsOf({ news: {}, sport: {}, film: {}, newsreel: {} });
    return showMedia(fakeStores({ streams }), address);
  }

  it("narrows the list to what is typed, and keeps it in the address as query [C042] [C074]", async () => {
    const { search, shown, field } = show();
    expect(shown()).toEqual(["news", "sport", "film", "newsreel"]);
    await userEvent.type(field(), "newsr");
    expect(field().value).toBe("newsr");
    await expect.poll(shown).toEqual(["newsreel"]);
    await expect.poll(search).toBe("?query=newsr");
    expect(screen.getByRole("status").textContent).toBe("1 of 4 streams");
  });

  it("waits until the typing has rested for 100 ms [C075]", async () => {
    const { shown, field } = show();
    await userEvent.type(field(), "f");
    const typedAt = performance.now();
    expect(shown()).toHaveLength(4);
    await expect.poll(shown, { interval: 5 }).toEqual(["film"]);
    expect(performance.now() - typedAt).toBeGreaterThan(80);
  });

  it("writes the address at once when the field is left, and no letter is lost", async () => {
    const { search, field } = show();
    await userEvent.type(field(), "spo");
    await userEvent.tab();
    await expect.poll(search).toBe("?query=spo");
    expect(field().value).toBe("spo");
  });

  it("lets no row go from under the pointer as the field is left for it", async () => {
    const { shown, field, search } = show();
    await userEvent.type(field(), "film");
    act(() => screen.getByRole("link", { name: "sport" }).focus());
    expect(shown()).toHaveLength(4);
    await expect.poll(shown).toEqual(["film"]);
    expect(search()).toBe("?query=film");
  });

  it("has searched when the field is left for a control of the list", async () => {
    const { shown, field } = show();
    await userEvent.type(field(), "film");
    act(() => screen.getByRole("checkbox", { name: "Select all" }).focus());
    expect(shown()).toEqual(["film"]);
  });

  it("follows the address when somebody goes back or follows a link", async () => {
    const { router, shown, field } = show("/?query=film");
    expect(field().value).toBe("film");
    expect(shown()).toEqual(["film"]);
    await act(() => router.navigate("/?query=sport"));
    expect(field().value).toBe("sport");
    expect(shown()).toEqual(["sport"]);
    await act(() => router.navigate(-1));
    expect(field().value).toBe("film");
    expect(shown()).toEqual(["film"]);
  });

  it("says that nothing matches, and gives the way out, which Back takes back [C129]", async () => {
    const { router, shown, field, search } = show("/?query=nothing&filter=online");
    expect(await screen.findByText("No matching streams found")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(field().value).toBe("");
    expect(shown()).toHaveLength(4);
    await expect.poll(search).toBe("");
    await act(() => router.navigate(-1));
    expect(field().value).toBe("nothing");
  });

  it("keeps the page of an item as one goes to another of its kind, by press and by key", async () => {
    const { panel, router } = show("/standalone/news/input/0?query=s");
    const other = within(panel()).getByRole("link", { name: /sport/ });
    expect(other.getAttribute("href")).toBe("/standalone/sport/input?query=s");
    await userEvent.click(other);
    expect(router.state.location.pathname).toBe("/standalone/sport/input");
    within(panel()).getAllByRole("row")[0]?.focus();
    await userEvent.keyboard("{Enter}");
    expect(router.state.location.pathname).toBe("/standalone/news/input");
  });
});
