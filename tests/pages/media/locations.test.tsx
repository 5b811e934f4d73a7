import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { locationList } from "../../../overrides/mediaLists/locationList.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showList } from "./support/showList.tsx";

beforeEach(() => giveLayout());

const running = { alive: true, running: true, client_count: 3, bitrate: 2000, lifetime: 3_600_000 };
const lives: JsonObject = {
  studio: {
    prefix: "studio",
    dvr: { root: "/archive" },
    streams: {
      "studio/a": {
        name: "studio/a",
        static: true,
        stats: { ...running, published_from: "10.0.0.7", published_via: "rtmp" },
      },
      "studio/b": { name: "studio/b", static: false, stats: running },
      "studio/c": { name: "studio/c", static: true, stats: { source_error: "gone" } },
    },
  },
  quiet: { prefix: "quiet" },
};

function show(address = "/?list=locations", tree: JsonObject = { lives, vods: { films: { prefix: "films" } } }) {
  const stores = fakeStores(structuredClone(tree));
  const router = showList("location", locationList, stores, address);
  const row = (name: string) => {
    const found = screen.getAllByRole("row").find((each) => within(each).queryByRole("link", { name }));
    if (!found) throw new Error(`there is no row of ${name}`);
    return found;
  };
  const cells = (name: string) =>
    within(row(name))
      .getAllByRole("gridcell")
      .map((cell) => cell.textContent);
  const add = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Add location" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Name" }), name);
  };
  return { stores, router, row, cells, add, create: () => screen.getByRole("button", { name: "Create" }) };
}

describe("the locations list", () => {
  it("is titled Publishing locations on the root [C098]", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Publishing locations");
  });

  it("is a table of name, status, clients, bitrate, runtime and source, sorted by all but the source [C099] [C100]", async () => {
    const { router } = show();
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads).toEqual(["Selected", "Name", "Status", "Clients", "Bitrate", "Runtime", "Source", "Actions"]);
    const sortable = screen.getAllByRole("columnheader").flatMap((head) => within(head).queryAllByRole("button"));
    expect(sortable.map(({ textContent }) => textContent)).toEqual(["Name", "Status", "Clients", "Bitrate", "Runtime"]);
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(router.state.location.search).toBe("?list=locations&sort=name");
    const order = screen.getAllByRole("row").flatMap((each) => each.querySelector("a")?.textContent ?? []);
    expect(order).toEqual(["quiet", "studio", "studio/a", "studio/b", "studio/c"]);
  });

  it("shows what the streams of a location come to, and each with its publisher", () => {
    const { cells } = show();
    expect(cells("studio").slice(1, 5)).toEqual(["studio", "2 of 3 online", "6", "4.000 Mbps"]);
    expect(cells("studio/a").slice(1, 7)).toEqual([
      "studio/a",
      "online",
      "3",
      "2.000 Mbps",
      "1\u00a0h",
      "10.0.0.7 via rtmp",
    ]);
    expect(cells("quiet")[2]).toBe("no publishers");
  });

  it("leads to locations and streams with what is shown kept in the address", async () => {
    const { router, row } = show("/?list=locations&query=studio");
    const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "studio/a" });
    expect(href).toContain("/published/studio%2Fa?list=locations&query=studio");
    await act(async () => row("studio").focus());
    await userEvent.keyboard("{Enter}");
    expect(router.state.location.pathname + router.state.location.search).toBe(
      "/location/studio?list=locations&query=studio",
    );
  });

  it("moves between rows by the arrows, and opens a stream by Enter", async () => {
    const { router, row } = show();
    await act(async () => row("studio").focus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(router.state.location.pathname).toBe("/published/studio%2Fa");
  });

  it("follows streams that come and go", () => {
    const { stores } = show();
    act(() =>
      stores.config.merge(
        {
          lives: { quiet: { streams: { "quiet/x": { name: "quiet/x" } } }, studio: { streams: { "studio/a": null } } },
        },
        undefined,
      ),
    );
    expect(screen.getByRole("link", { name: "quiet/x" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "studio/a" })).toBeNull();
  });

  it("picks locations", async () => {
    const { stores } = show();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select quiet" }));
    expect([...stores.selected.of("lives")]).toEqual(["quiet"]);
  });

  it("says that there are none, or that none fits, with the way out", async () => {
    const { router } = show("/?list=locations&query=nothing&filter=error");
    expect(screen.getByText("No matching locations found")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(router.state.location.search).toBe("?list=locations");
    expect(screen.getByRole("link", { name: "studio" })).toBeDefined();
  });

  it("offers to add the first one", async () => {
    show("/?list=locations", {});
    expect(screen.getByText("There are no publishing locations yet")).toBeDefined();
    const [, inList] = screen.getAllByRole("button", { name: "Add location" });
    if (inList) await userEvent.click(inList);
    expect(screen.getByRole("textbox", { name: "Name" })).toBe(document.activeElement);
  });
});

describe("a published stream in the list", () => {
  it("has a button that reads restart for static media and stop for other, only while it runs [C104] [C294] [C295]", () => {
    const { row } = show();
    const button = (name: string) => within(row(name)).queryByRole("button")?.textContent;
    expect(["studio/a", "studio/b", "studio/c"].map(button)).toEqual(["restart", "stop", undefined]);
  });

  it("is restarted by it; after a failure the button can be pressed again [C296]", async () => {
    const { stores, row } = show();
    const button = within(row("studio/b")).getByRole("button", { name: "stop" });
    stores.calls.failure = new Error("not now");
    await userEvent.click(button);
    expect(stores.questions.asked).toMatchObject({
      title: expect.stringMatching(/^Stop .*studio\/b.*\?$/),
      verb: "Stop",
    });
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.calls.made).toEqual(["restart studio/b"]));
    await waitFor(() => expect(stores.failures.failures.map(({ words }) => words)).toEqual(["not now"]));
    expect(button.getAttribute("aria-disabled")).toBeNull();
  });
});

describe("removing a location", () => {
  it("asks first, and says that the archive would remain [C103] [C378]", async () => {
    const { stores } = show();
    await userEvent.click(screen.getByRole("button", { name: "Remove studio" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("Really delete studio from config?");
    expect(question.textContent).toContain("DVR archive would remain.");
    expect(stores.saved).toEqual([]);
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.saved).toEqual([{ lives: { studio: null } }]));
    expect(screen.queryByRole("link", { name: "studio" })).toBeNull();
  });

  it("says nothing of an archive where nothing is recorded, and a no keeps it [C378]", async () => {
    const { stores } = show();
    await userEvent.click(screen.getByRole("button", { name: "Remove quiet" }));
    expect((await screen.findByRole("alertdialog")).textContent).not.toContain("archive");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(stores.saved).toEqual([]);
    expect(screen.getByRole("link", { name: "quiet" })).toBeDefined();
  });

  it("gives back the edits of a location when the server refuses", async () => {
    const { stores } = show();
    act(() => stores.draft.edit(["lives", "quiet", "title"], "Q"));
    stores.save.approveWith(() => Promise.resolve({ kind: "invalid", message: "no", problems: [] }));
    await userEvent.click(screen.getByRole("button", { name: "Remove quiet" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.save.failure?.message).toBe("no"));
    expect(stores.draft.effective(["lives", "quiet"])).toEqual({ prefix: "quiet", title: "Q" });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Remove quiet" }).disabled).toBe(false);
  });
});

describe("a new location", () => {
  it("has a name, and buttons to discard and to create it; a discarded one adds nothing [C101] [C102]", async () => {
    const { stores, add } = show();
    await add("news");
    expect(screen.getByRole("button", { name: "Create" })).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
    expect(stores.saved).toEqual([]);
    expect(stores.draft.count).toBe(0);
    expect(screen.getByRole("button", { name: "Add location" })).toBe(document.activeElement);
  });

  it("is saved under its name without white space, and opened [C339] [C433]", async () => {
    const { stores, router, add, create } = show();
    await add("ne ws\t1 ");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("news1");
    await userEvent.click(create());
    await waitFor(() => expect(router.state.location.pathname).toBe("/location/news1/input"));
    expect(stores.saved).toEqual([{ lives: { news1: { prefix: "news1" } } }]);
    expect(stores.draft.count).toBe(0);
  });

  it("cannot be created without a name [C340]", async () => {
    const { add, create } = show();
    await add("a");
    expect(create()).toHaveProperty("disabled", false);
    await userEvent.clear(screen.getByRole("textbox", { name: "Name" }));
    expect(create()).toHaveProperty("disabled", true);
    expect(screen.getByRole("alert").textContent).toBe("Name is required");
  });

  it.each(["studio", "films"])("cannot have the name of a location or a VOD: %s [C341]", async (name) => {
    const { add, create } = show();
    await add(name);
    expect(screen.getByRole("alert").textContent).toBe("this name is already used");
    expect(create()).toHaveProperty("disabled", true);
  });

  it("keeps what is typed when the server refuses, with its words [C467]", async () => {
    const { stores, add, create } = show();
    stores.save.approveWith(() => Promise.resolve({ kind: "invalid", message: "the disk is full", problems: [] }));
    await add("news");
    await userEvent.click(create());
    expect((await screen.findByRole("alert")).textContent).toBe("the disk is full");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("news");
    expect(stores.draft.count).toBe(0);
  });

  it("cannot be created, and nothing removed or restarted, while the server cannot be reached", async () => {
    const { stores, add, create, row } = show();
    await add("news");
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(create()).toHaveProperty("disabled", true);
    expect(screen.getByRole("button", { name: "Remove studio" })).toHaveProperty("disabled", true);
    expect(within(row("studio/a")).getByRole("button")).toHaveProperty("disabled", true);
  });
});
