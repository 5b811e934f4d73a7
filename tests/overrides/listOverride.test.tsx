import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { type ListOverride, listOverride } from "../../overrides/ListOverride.ts";
import { listOverrides } from "../../overrides/listOverrides.ts";
import { entities } from "../../src/generated/entities.ts";
import { belowRow, itemRow } from "../../src/model/collection/listRows.ts";
import { formatValue } from "../../src/model/diff/settingWords.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { showList } from "../pages/media/support/showList.tsx";
import { fakeStores } from "../pages/support/fakeStores.ts";
import { giveLayout } from "../support/giveLayout.ts";
import { showAsTables } from "../pages/support/asTables.ts";

showAsTables();

beforeEach(() => giveLayout());

const dvrs: JsonObject = {
  main: { name: "main", root: "/ssd", position: 0, disks: { a: { path: "a" }, b: { path: "b" } } },
  nas: { name: "nas", root: "/nas", position: 1 },
};

function show(override: ListOverride) {
  const stores = fakeStores(structuredClone({ dvrs }));
  const router = showList("dvr-storage", override, stores, "/dvrs");
  const row = (name: string) => {
    const found = screen.getAllByRole("row").find((each) => within(each).queryByRole("link", { name }));
    if (!found) throw new Error(`there is no row of ${name}`);
    return within(found);
  };
  return {
    stores,
    router,
    row,
    heads: () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent),
    cells: (name: string) =>
      row(name)
        .getAllByRole("gridcell")
        .map(({ textContent }) => textContent),
    openMenu: (name: string) => userEvent.click(row(name).getByRole("button", { name: `Actions for ${name}` })),
  };
}

/** Disks below each storage. */
const below: NonNullable<ListOverride["below"]> = {
  membersIn: "disks",
  rowsOf: (items, _view, keys) =>
    keys.flatMap((key) => {
      const item = items[key];
      const disks = isPlainObject(item) && isPlainObject(item["disks"]) ? Object.keys(item["disks"]) : [];
      return [itemRow(key), ...disks.map((name) => belowRow("disk", key, name))];
    }),
  linkOf: ({ owner, name }) => ({ route: "dvrs", name: `${owner}/${name}` }),
  cells: ({ member }) => member && { "/root": formatValue(member["path"], undefined) },
};

describe("an override of a list", () => {
  it("draws the cell of a setting otherwise, and follows the setting", () => {
    const { stores, cells } = show({
      cells: ({ item }) => ({ "/root": `disk ${formatValue(item["root"], undefined)}` }),
    });
    expect(cells("nas")).toContain("disk /nas");
    act(() => stores.config.merge({ dvrs: { nas: { root: "/other" } } }, 2));
    expect(cells("nas")).toContain("disk /other");
  });

  it("takes no cell of a column that neither the list nor the override has: the type tells", () => {
    const columns = [{ id: "health" }] as const;
    listOverride("dvr-storage", { columns, cells: () => ({ name: "a", health: "b", "/root": "c", actions: "d" }) });
    // @ts-expect-error "/rooot" is no setting of a storage.
    listOverride("dvr-storage", { columns, cells: () => ({ "/rooot": "c" }) });
    // @ts-expect-error The column is called health.
    listOverride("dvr-storage", { columns, cells: () => ({ helth: "b" }) });
    // @ts-expect-error So it is in the rows below.
    listOverride("dvr-storage", { columns, below: { ...below, cells: () => ({ helth: "b" }) } });
    // @ts-expect-error There is no such list.
    const drawn = listOverride("dvr-storaeg", { cells: () => ({ name: "a" }) });
    expect(Object.keys(drawn)).toEqual(["cells"]);
  });

  it("adds a column beside the name, which can be taken away", async () => {
    const { stores, heads, cells } = show({
      columns: [{ id: "health", label: "Health" }],
      cells: ({ key }) => ({ health: `${key} is fine` }),
    });
    expect(heads().slice(1, 3)).toEqual(["DVR name", "Health"]);
    expect(cells("main")[2]).toBe("main is fine");
    act(() => stores.columns.choose("dvr-storage", ["/root"]));
    expect(heads()).toEqual(["Selected", "DVR name", "DVR root", "Actions"]);
  });

  it("says otherwise what the list knows of a column", () => {
    const { heads } = show({ hidesSettings: true, columns: [{ id: "name", label: "Storage" }] });
    expect(heads()).toEqual(["Selected", "Storage", "Actions"]);
  });

  it("adds an action to the menu of a row, which waits while the server cannot be reached", async () => {
    const done: string[] = [];
    const { stores, openMenu } = show({
      actions: ({ key, address }) => [
        { id: "check", label: "Check disks", icon: "restart", run: () => done.push(address("dvr")) && key },
      ],
    });
    await openMenu("nas");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Check disks" }));
    expect(done).toEqual(["/dvrs/nas/dvr"]);
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    await openMenu("nas");
    const item = await screen.findByRole("menuitem", { name: "Check disks" });
    expect(item.getAttribute("aria-disabled")).toBe("true");
  });

  it("stands above the list with what the list shows", () => {
    show({ Summary: ({ keys }) => <p>{`${keys.length} storages`}</p> });
    expect(screen.getByText("2 storages")).toBeTruthy();
  });

  it("names the items in the list, in its menus and questions", async () => {
    const { stores, row } = show({
      hasDelete: true,
      titleOf: (item) => (isPlainObject(item) ? `Disk ${formatValue(item["root"], undefined)}` : undefined),
    });
    await userEvent.click(row("Disk /nas").getByRole("button", { name: "Remove Disk /nas" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("Really delete Disk /nas from config?");
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { nas: null } }]));
  });

  it("puts rows below an item, which lead to their own pages and hold no place in the order", async () => {
    const { stores, router, row, cells } = show({ below });
    expect(cells("a")).toContain("a");
    expect(row("a").queryByRole("checkbox")).toBeNull();
    act(() => screen.getAllByRole("row")[2]?.focus());
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(stores.saved).toEqual([]);
    await userEvent.keyboard("{Enter}");
    expect(router.state.location.pathname).toBe("/dvrs/main%2Fa");
  });

  it("lets an item be dropped between items and nowhere among what is below one", async () => {
    const { stores, row } = show({ below });
    const rows = screen.getAllByRole("row");
    const drag = async (over: HTMLElement | undefined) => {
      const grip = row("nas").getByTitle(/^Drag to move/);
      const dataTransfer = { setData: () => undefined };
      if (!over) throw new Error("there is no such row");
      fireEvent.dragStart(grip, { dataTransfer });
      const move = createEvent.dragOver(over, { dataTransfer });
      Object.defineProperty(move, "clientY", { value: -1 });
      fireEvent(over, move);
      fireEvent.drop(over, { dataTransfer });
      fireEvent.dragEnd(grip, { dataTransfer });
      await act(async () => undefined);
    };
    await drag(rows[3]);
    expect(stores.saved).toEqual([]);
    await drag(rows[1]);
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { nas: { position: 0 }, main: { position: 1 } } }]));
  });
});

describe("the table of overrides", () => {
  it("names entities that have a list, and loads what stands there", async () => {
    const lists = Object.values(entities).flatMap(({ name, ...entity }) => ("collection" in entity ? [name] : []));
    for (const [name, load] of Object.entries(listOverrides)) {
      expect(lists).toContain(name);
      expect(Object.keys(await load())).not.toEqual([]);
    }
  });
});
