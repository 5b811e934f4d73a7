import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showMedia } from "./support/showMedia.tsx";
import { streamsOf } from "./support/streamsOf.ts";

beforeEach(() => giveLayout());

function show(streams: Readonly<Record<string, JsonObject>>, address = "/") {
  const stores = fakeStores({ streams: streamsOf(streams), sources: { "3": { urls: ["http://origin.tv:8080"] } } });
  return { stores, ...showMedia(stores, address) };
}

const three = { news: {}, sport: {}, film: {} };

describe("the rows of the streams list", () => {
  it("are only drawn in sight and ten beyond, 42 high [C120] [C121] [C122]", () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`cam-${index}`, {}]));
    const { rows } = show(many);
    // The simulated window is 420 high: ten rows in sight, ten preloaded.
    const drawn = rows().map((row) => Number(row.getAttribute("data-index")));
    expect(drawn.length).toBeGreaterThanOrEqual(19);
    expect(drawn.length).toBeLessThanOrEqual(21);
    expect(rows().map(({ style }) => style.height)).toEqual(drawn.map(() => "42px"));
    expect(rows()[1]?.style.transform).toBe("translateY(42px)");
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("1001");
  });
});

describe("the columns of the streams list", () => {
  it("are name, status, bitrate, clients, runtime and source dots, and others on demand [C125]", async () => {
    show(three);
    const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    const first = ["Selected", "Name", "Status", "Bitrate", "Clients", "Runtime", "Sources", "Mode", "Actions"];
    expect(heads()).toEqual(first);
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Title" }));
    await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Runtime" }));
    await userEvent.keyboard("{Escape}");
    expect(heads()).toEqual([
      "Selected",
      "Name",
      "Status",
      "Bitrate",
      "Clients",
      "Sources",
      "Title",
      "Mode",
      "Actions",
    ]);
  });

  it("sort by a press, ascending, descending and back to the order of the config [C124] [C479]", async () => {
    const { shown, search } = show({
      news: { stats: { alive: true, client_count: 5 } },
      sport: { stats: { alive: true, client_count: 9 } },
      film: { stats: { alive: true, client_count: 7 } },
    });
    expect(shown()).toEqual(["news", "sport", "film"]);
    const press = () => userEvent.click(screen.getByRole("button", { name: "Clients" }));
    await press();
    expect(shown()).toEqual(["news", "film", "sport"]);
    expect(search()).toBe("?sort=clients");
    await press();
    expect(shown()).toEqual(["sport", "film", "news"]);
    await press();
    expect(shown()).toEqual(["news", "sport", "film"]);
    expect(search()).toBe("");
  });
});

describe("the source filters of the streams list", () => {
  const streams = {
    news: { urls: ["udp://10.0.0.7:1234"] },
    sport: { urls: ["rtsp://user:pass@cam.local/1", "udp://10.0.0.7:1"] },
    studio: { urls: ["publish://"] },
    empty: { urls: [] },
    relay: { urls: ["m4f://origin.tv/relay"] },
  };

  it("keep those that are published, or those without sources [C127] [C128]", async () => {
    const { shown, search } = show(streams);
    await userEvent.click(screen.getByRole("radio", { name: "published" }));
    expect(shown()).toEqual(["studio"]);
    expect(search()).toBe("?source=published");
    await userEvent.click(screen.getByRole("radio", { name: "no sources" }));
    expect(shown()).toEqual(["empty"]);
    await userEvent.click(screen.getByRole("radio", { name: "all" }));
    expect(shown()).toHaveLength(5);
  });

  it("lead to the locations where nothing is found, as a stream may be published to one", async () => {
    const stores = fakeStores({
      streams: streamsOf({ news: {} }),
      lives: { talk: { prefix: "talk", streams: { "talk/guest": { name: "talk/guest", stats: { alive: true } } } } },
    });
    const { shown, router } = showMedia(stores, "/?source=published");
    expect(shown()).toEqual([]);
    expect(await screen.findByText(/Published to locations, and listed there: 1\./)).toBeTruthy();
    const link = () => screen.queryByRole("link", { name: "Go to Locations" })?.getAttribute("href");
    expect(link()).toBe("/?list=locations");
    await act(() => router.navigate("/?query=GUEST"));
    await waitFor(() => expect(link()).toBe("/?query=GUEST&list=locations"));
    await act(() => router.navigate("/?query=nobody"));
    await waitFor(() => expect(link()).toBeUndefined());
    await act(() => router.navigate("/?source=published&query=nobody"));
    expect(
      await screen.findByText(/Streams that are published to a location are listed under Locations\./),
    ).toBeTruthy();
    expect(link()).toBe("/?list=locations");
  });

  it("keep those of one host, or of the servers of a mirror [C126] [C128]", async () => {
    const { shown, search } = show(streams);
    const filter = screen.getByRole("combobox", { name: "Source" });
    expect(
      within(filter)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Any source", "Mirror http://origin.tv:8080", "10.0.0.7 (2)", "cam.local (1)", "origin.tv (1)"]);
    await userEvent.selectOptions(filter, "10.0.0.7 (2)");
    expect(shown()).toEqual(["news", "sport"]);
    await userEvent.selectOptions(filter, "Mirror http://origin.tv:8080");
    expect(shown()).toEqual(["relay"]);
    expect(search()).toBe("?source=mirror:3");
  });
});

describe("a row of the streams list", () => {
  it("toggles between static and on demand at once [C132] [C434]", async () => {
    const { stores, row } = show(three);
    expect(row("sport").getByRole("button", { name: /^sport is static/ }).title).toMatch(/ \(at once\)$/);
    await userEvent.click(row("sport").getByRole("button", { name: /^sport is static/ }));
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { sport: { static: false } } }]));
    expect(row("sport").getByRole("button", { name: /^sport is on demand/ })).toBeTruthy();
  });

  it("cannot be toggled while a save is pending [C133]", async () => {
    const { stores, row } = show(three);
    const button = () => row("news").getByRole("button", { name: /^news is/ });
    let go: (isFine: true) => void = () => undefined;
    stores.save.approveWith(() => new Promise((resolve) => (go = resolve)));
    await userEvent.click(row("sport").getByRole("button", { name: /^sport is static/ }));
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(button());
    go(true);
    await waitFor(() => expect(button().getAttribute("aria-disabled")).toBeNull());
    expect(stores.saved).toEqual([{ streams: { sport: { static: false } } }]);
  });

  it("is as it was after a refused toggle", async () => {
    const { stores, row } = show(three);
    stores.save.approveWith(() => Promise.resolve(false));
    await userEvent.click(row("sport").getByRole("button", { name: /^sport is static/ }));
    await waitFor(() => expect(stores.draft.count).toBe(0));
    expect(row("sport").getByRole("button", { name: /^sport is static/ })).toBeTruthy();
  });

  it("switches to a source whose dot is pressed, unless it is the current one [C134]", async () => {
    const { stores, row } = show({
      news: { urls: ["udp://a", "udp://b"], stats: { alive: true, url: "udp://a" } },
    });
    expect(row("news").queryByRole("button", { name: "Switch to udp://a" })).toBeNull();
    await userEvent.click(row("news").getByRole("button", { name: "Switch to udp://b" }));
    expect(stores.calls.made).toEqual(["switch news udp://b"]);
  });

  it("shows no password of a source's login, and switches to the source as it is", async () => {
    const { stores, row } = show({
      news: { urls: ["udp://a", "rtsp://me:s3cret@cam/1"], stats: { alive: true, url: "udp://a" } },
    });
    await userEvent.click(row("news").getByRole("button", { name: "Switch to rtsp://••••••@cam/1" }));
    expect(stores.calls.made).toEqual(["switch news rtsp://me:s3cret@cam/1"]);
    expect(document.body.innerHTML).not.toContain("s3cret");
  });

  it("is deleted from its menu after a question, and stays after a no", async () => {
    const { stores, row } = show(three);
    const remove = async () => {
      await userEvent.click(row("news").getByRole("button", { name: "Actions for news" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: /^Delete/ }));
    };
    await remove();
    await waitFor(() => expect(stores.questions.asked?.words).toBe("Really delete news from config?"));
    act(() => stores.questions.answer(false));
    await remove();
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: null } }]));
  });
});

describe("the order of the streams list", () => {
  const positions = (order: Record<string, number>) =>
    Object.fromEntries(Object.entries(order).map(([name, position]) => [name, { position }]));

  /** Drags the grip of a row over the upper or lower half of another. */
  function drag(grip: Element | null | undefined, onto: Element | undefined, half: "upper" | "lower") {
    if (!grip || !onto) throw new Error("There is nothing to drag.");
    vi.spyOn(onto, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 100, 800, 42));
    const transfer = { setData: () => undefined, effectAllowed: "" };
    fireEvent.dragStart(grip, { dataTransfer: transfer });
    const over = createEvent.dragOver(onto, { dataTransfer: transfer });
    Object.defineProperty(over, "clientY", { value: half === "upper" ? 105 : 135 });
    fireEvent(onto, over);
    fireEvent.drop(onto, { dataTransfer: transfer });
  }

  it("is changed by dropping a stream before another, which shifts those in between [C130] [C321] [C435]", async () => {
    const { stores, rows, shown } = show({ a: {}, b: {}, c: {}, d: {} });
    const [, second, , fourth] = rows();
    drag(fourth?.querySelector("[data-grip]"), second, "upper");
    await waitFor(() => expect(stores.saved).toEqual([{ streams: positions({ b: 2, c: 3, d: 1 }) }]));
    await expect.poll(shown).toEqual(["a", "d", "b", "c"]);
  });

  it("is changed by dropping a stream after the last [C324]", async () => {
    const { stores, rows } = show(three);
    const [first, , last] = rows();
    drag(first?.querySelector("[data-grip]"), last, "lower");
    await waitFor(() => expect(stores.saved).toEqual([{ streams: positions({ sport: 0, film: 1, news: 2 }) }]));
  });

  it("is changed by keyboard: Alt with an arrow moves the row that has the focus [C324]", async () => {
    const { stores, rows } = show(three);
    rows()[1]?.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await waitFor(() => expect(stores.saved).toEqual([{ streams: positions({ sport: 0, news: 1 }) }]));
  });

  it("can be changed in the draft while the server cannot be reached, but not restarted, however many are picked", async () => {
    const { stores } = show(three);
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    act(() => stores.selected.set("streams", ["news"]));
    const bar = await screen.findByRole("toolbar", { name: "Actions for selected streams" });
    const offered = (...names: readonly string[]) => {
      act(() => stores.selected.set("streams", names));
      return within(bar)
        .getAllByRole<HTMLButtonElement>("button")
        .flatMap((button) => (button.disabled ? [] : button.textContent || []));
    };
    const always = ["Edit", "Find and replace"];
    const inDraft = ["Enable", "Disable", "Make static", "Make on demand", "Delete"];
    expect(offered("news", "film").toSorted()).toEqual([...always, ...inDraft].toSorted());
    expect(offered("news").toSorted()).toEqual([...always, ...inDraft].toSorted());
    act(() => stores.connection.move({ kind: "online" }));
    expect(offered("news", "film").toSorted()).toEqual([...always, ...inDraft, "Restart"].toSorted());
  });

  it("is told when each deed takes effect: in the bar before its group, in the menu of a row beside it", async () => {
    const { stores, row } = show(three);
    act(() => stores.selected.set("streams", ["news"]));
    const bar = await screen.findByRole("toolbar", { name: "Actions for selected streams" });
    await waitFor(() => expect(bar.textContent).toMatch(/to reviewEdit.*Find and replaceat onceRestart$/));
    await userEvent.click(row("news").getByRole("button", { name: "Actions for news" }));
    const items = await screen.findAllByRole("menuitem");
    expect(items.filter(({ textContent }) => !textContent?.endsWith("at once"))).toEqual([]);
  });

  it("cannot be changed while it is sorted, narrowed or several are picked [C322] [C323] [C324]", async () => {
    const { stores, router, rows } = show(three);
    const canDrag = () => rows().some((row) => row.querySelector("[data-grip]") !== null);
    expect(canDrag()).toBe(true);
    for (const address of ["/?sort=name", "/?query=s", "/?filter=online", "/?source=published"]) {
      await act(() => router.navigate(address));
      expect(canDrag()).toBe(false);
    }
    await act(() => router.navigate("/"));
    expect(canDrag()).toBe(true);
    act(() => stores.selected.set("streams", ["news", "film"]));
    expect(canDrag()).toBe(false);
    rows()[1]?.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(stores.saved).toEqual([]);
  });
});

describe("picked streams", () => {
  it("are changed in the draft where one is picked as well, and its deletion says when it comes", async () => {
    const { stores } = show(three);
    act(() => stores.selected.set("streams", ["news"]));
    await userEvent.click(screen.getByRole("button", { name: "Disable" }));
    expect(stores.draft.patch()).toEqual({ streams: { news: { disabled: true } } });
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.questions.asked?.words).toContain("It is deleted when the changes are saved."));
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.draft.patch()).toEqual({ streams: { news: null } }));
    expect(stores.saved).toEqual([]);
  });

  it("are changed in the draft, where each change can be reviewed", async () => {
    const { stores } = show(three);
    act(() => stores.selected.set("streams", ["news", "film"]));
    await userEvent.click(screen.getByRole("button", { name: "Disable" }));
    expect(stores.draft.patch()).toEqual({ streams: { news: { disabled: true }, film: { disabled: true } } });
    expect(stores.saved).toEqual([]);
    expect(screen.getByRole("button", { name: "Delete" }).className).toMatch(/deletion/);
    expect(screen.getByText("to review").title).toMatch(/on the page of an item is saved at once/);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.questions.asked?.words).toContain("2 streams"));
    expect(stores.questions.asked).toMatchObject({ title: "Delete 2 streams?", verb: "Delete", isDangerous: true });
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.draft.patch()).toEqual({ streams: { news: null, film: null } }));
  });

  it("are changed where they are otherwise, and no others; what was edited of those is taken back", async () => {
    const { stores } = show({ news: { disabled: true }, sport: {}, film: { static: false } });
    act(() => stores.selected.set("streams", ["news", "sport", "film"]));
    act(() => stores.draft.edit(["streams", "film", "disabled"], true));
    await userEvent.click(screen.getByRole("button", { name: "Enable" }));
    expect(stores.draft.patch()).toEqual({ streams: { news: { disabled: false } } });
    await userEvent.click(screen.getByRole("button", { name: "Make static" }));
    expect(stores.draft.patch()).toEqual({ streams: { news: { disabled: false }, film: { static: true } } });
  });

  it("are let go at once, and the list has the focus", async () => {
    const { stores } = show(three);
    act(() => stores.selected.set("streams", ["news", "film"]));
    await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
    expect([...stores.selected.of("streams")]).toEqual([]);
    expect(document.activeElement?.getAttribute("role")).toBe("row");
  });

  it("are restarted after a question that says how many", async () => {
    const { stores } = show(three);
    act(() => stores.selected.set("streams", ["news", "film"]));
    await userEvent.click(screen.getByRole("button", { name: /^Restart/ }));
    expect(stores.questions.asked?.title).toBe("Restart 2 streams?");
    expect(stores.calls.made).toEqual([]);
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.calls.made).toEqual(["restart news", "restart film"]));
  });

  it("have a text in their sources replaced, each change shown first and left out when it is ticked off", async () => {
    const { stores } = show({
      news: { urls: ["udp://10.0.0.7:1", { url: "udp://10.0.0.8:1", pids: ["1"] }] },
      film: { urls: ["udp://10.0.0.7:2"] },
      sport: { urls: ["udp://10.0.0.7:3"] },
    });
    act(() => stores.selected.set("streams", ["news", "film"]));
    await userEvent.click(screen.getByRole("button", { name: "Find and replace" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: "Find in sources" }), "10.0.0.");
    await userEvent.type(dialog.getByRole("textbox", { name: "Replace with" }), "10.1.0.");
    const lines = dialog.getAllByRole("row").map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "newsudp://10.0.0.7:1udp://10.1.0.7:1",
      "newsudp://10.0.0.8:1udp://10.1.0.8:1",
      "filmudp://10.0.0.7:2udp://10.1.0.7:2",
    ]);
    await userEvent.click(dialog.getByRole("checkbox", { name: "Change udp://10.0.0.7:1 of news" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add 2 changes to the draft" }));
    expect(stores.draft.patch()).toEqual({
      streams: {
        news: { urls: ["udp://10.0.0.7:1", { url: "udp://10.1.0.8:1", pids: ["1"] }] },
        film: { urls: ["udp://10.1.0.7:2"] },
      },
    });
    expect(stores.saved).toEqual([]);
  });
});
