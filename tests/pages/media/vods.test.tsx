import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { vodList } from "../../../overrides/mediaLists/vodList.tsx";
import { entities } from "../../../src/generated/entities.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { showList } from "./support/showList.tsx";

beforeEach(() => giveLayout());

const tree = {
  lives: { studio: { prefix: "studio" } },
  vods: {
    films: {
      prefix: "films",
      urls: [{ url: "/a" }, { url: "/b" }],
      files: {
        "new/a b.mp4": { name: "new/a b.mp4", client_count: 3, worker_count: 1 },
        "c.mp4": { name: "c.mp4", client_count: 1, worker_count: 2 },
      },
    },
    off: { prefix: "off", disabled: true },
  },
};

function show(address = "/?list=vods") {
  const stores = fakeStores(structuredClone(tree));
  const router = showList("vod", vodList, stores, address);
  const cells = () =>
    screen
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("gridcell")
          .slice(1, 5)
          .map(({ textContent }) => textContent),
      );
  const add = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Add VOD" }));
    if (name !== "") await userEvent.type(field("Name"), name);
  };
  return { stores, router, cells, add };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const create = () => screen.getByRole("button", { name: "Create" });

describe("the VOD list", () => {
  it("shows the VODs, each followed by its open files [C135]", () => {
    const { cells } = show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Files (VOD)");
    expect(cells().map(([name]) => name)).toEqual(["films", "new/a b.mp4", "c.mp4", "off"]);
  });

  it("has the columns file, status, clients and workers [C136]", () => {
    const { cells } = show();
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(heads.slice(1, 5)).toEqual(["File", "Status", "Clients", "Workers"]);
    expect(cells()).toEqual([
      ["films", "enabled", "4", "3"],
      ["new/a b.mp4", "open", "3", "1"],
      ["c.mp4", "open", "1", "2"],
      ["off", "disabled", "0", "0"],
    ]);
  });

  it("leads to a VOD, to its files, and to each open file by its whole name", () => {
    show();
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to("films")).toBe("/vod/films?list=vods");
    expect(to("Browse the files of films")).toBe("/vod/films/tree/0?list=vods");
    expect(to("new/a b.mp4")).toBe("/file/films%2Fnew%2Fa%20b.mp4?list=vods");
    expect(screen.getByText("2 paths")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Browse the files of off" })).toBeNull();
  });

  it("opens the row that has the focus by Enter", async () => {
    const { router } = show();
    await act(async () => screen.getAllByRole("row")[1]?.focus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(router.state.location.pathname).toBe("/file/films%2Fnew%2Fa%20b.mp4");
  });

  it("plays an open file from its status", () => {
    show();
    expect(screen.getAllByRole("link", { name: "open" })[1]?.getAttribute("href")).toBe(
      "/?list=vods#play=films%2Fc.mp4",
    );
  });

  it("disables and enables a VOD at once", async () => {
    const { stores, cells } = show();
    for (const name of ["Disable films", "Remove films"])
      expect(screen.getByRole("button", { name }).title).toBe(`${name} (at once)`);
    await userEvent.click(screen.getByRole("button", { name: "Disable films" }));
    await waitFor(() => expect(stores.saved).toEqual([{ vods: { films: { disabled: true } } }]));
    expect(cells()[0]?.[1]).toBe("disabled");
    await userEvent.click(screen.getByRole("button", { name: "Enable off" }));
    await waitFor(() => expect(stores.saved).toHaveLength(2));
    expect(cells().at(-1)?.[1]).toBe("enabled");
  });

  it("removes a VOD once one has said yes", async () => {
    const { stores } = show();
    await userEvent.click(screen.getByRole("button", { name: "Remove off" }));
    expect((await screen.findByRole("alertdialog")).textContent).toContain("Really delete off from config?");
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.saved).toEqual([{ vods: { off: null } }]));
  });

  it("says that nothing fits", () => {
    show("/?list=vods&query=nothing");
    expect(screen.getByText("No matching VODs or open files found")).toBeDefined();
  });
});

describe("a new VOD", () => {
  it("is saved under its name with its path, without white space, and opened [C353] [C432]", async () => {
    const { stores, router, add } = show();
    await add("se ries");
    await userEvent.type(field("Path"), " /storage/ series");
    expect([field("Name").value, field("Path").value]).toEqual(["series", "/storage/series"]);
    await userEvent.click(create());
    await waitFor(() => expect(router.state.location.pathname).toBe("/vod/series"));
    expect(stores.saved).toEqual([{ vods: { series: { prefix: "series", urls: [{ url: "/storage/series" }] } } }]);
  });

  it("is still typed when one comes back, name and path", async () => {
    const { router, add } = show();
    await add("series");
    await userEvent.type(field("Path"), "/storage");
    await act(() => router.navigate("/standalone/news"));
    await act(() => router.navigate("/?list=vods"));
    await screen.findByRole("form");
    expect([field("Name").value, field("Path").value]).toEqual(["series", "/storage"]);
  });

  it("needs no path [C352]", async () => {
    const { stores, add } = show();
    await add("series");
    await userEvent.click(create());
    await waitFor(() => expect(stores.saved).toEqual([{ vods: { series: { prefix: "series" } } }]));
  });

  it.each(["films", "studio"])("cannot have the name of a VOD or a location: %s [C351] [C357]", async (name) => {
    const { add } = show();
    await add(name);
    expect(screen.getByRole("alert").textContent).toBe("this name is already used");
    expect(create()).toHaveProperty("disabled", true);
  });

  it("cannot be created without a name [C357]", async () => {
    const { add } = show();
    await add("");
    expect(create()).toHaveProperty("disabled", true);
  });
});

describe("what the VOD list has as any list", () => {
  it("clones, switches and moves a VOD by the menu of its row", async () => {
    const { stores } = show();
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole("button", { name: "Actions for off" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${name}`) }));
    };
    await choose("Enable off");
    await waitFor(() => expect(stores.saved).toEqual([{ vods: { off: { disabled: false } } }]));
    await choose("Move to the top");
    await waitFor(() => expect(stores.saved[1]).toEqual({ vods: { off: { position: 0 }, films: { position: 1 } } }));
    await choose("Clone");
    await waitFor(() => expect(stores.saved[2]).toMatchObject({ vods: { "off-copy": { prefix: "off-copy" } } }));
  });

  it("deletes several in the draft, after a question that names them", async () => {
    const { stores } = show();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select films" }));
    await userEvent.click(screen.getByRole("button", { name: "Select all" }));
    await userEvent.click(
      within(screen.getByRole("toolbar", { name: "Actions for selected VODs" })).getByRole("button", {
        name: "Delete",
      }),
    );
    const question = screen.getByRole("alertdialog");
    expect(question.textContent).toContain("Really delete 2 VODs from config: films, off?");
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.draft.count).toBe(2));
    expect(stores.saved).toEqual([]);
  });

  it("shows a setting that is chosen as a column, and sorts by it in the address", async () => {
    const { stores, router, cells } = show();
    act(() => stores.columns.choose("vod", ["/disabled"]));
    const head = () => screen.getByRole("button", { name: entities.vod.fields["/disabled"]?.title ?? "" });
    await userEvent.click(head());
    await userEvent.click(head());
    expect(router.state.location.search).toBe("?list=vods&sort=-%2Fdisabled");
    await waitFor(() => expect(cells().map(([name]) => name)).toEqual(["off", "films", "new/a b.mp4", "c.mp4"]));
  });
});

describe("uploading from the VOD list", () => {
  const film = new File(["x"], "film.mp4");
  const drop = async () => {
    const event = createEvent.drop(document.body);
    Object.defineProperty(event, "dataTransfer", { value: { types: ["Files"], files: [film] } });
    await act(async () => void fireEvent(document.body, event));
  };

  it("takes files that are dropped anywhere, and asks which path they go to where there are several", async () => {
    const { stores } = show();
    const place = { prefix: "films", path: "/b", subpath: "" };
    stores.calls.disk.put(place);
    await drop();
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Into" }), "films · /b");
    await userEvent.click(screen.getByRole("button", { name: "Upload" }));
    await waitFor(() => expect(stores.calls.disk.list(place)).toHaveLength(1));
  });

  it("says over the page where they go while they are held over it", async () => {
    show();
    const over = createEvent.dragOver(document.body);
    Object.defineProperty(over, "dataTransfer", { value: { types: ["Files"], files: [] } });
    expect(screen.getByText("Upload: choose where next").parentElement?.hidden).toBe(true);
    await act(async () => void fireEvent(document.body, over));
    expect(screen.getByText("Upload: choose where next").parentElement?.hidden).toBe(false);
  });
});
