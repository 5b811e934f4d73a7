import "../../components/addCssEscape.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openItem } from "../entity/support/openItem.tsx";

const tree = {
  vods: { films: { prefix: "films", urls: [{ url: "/storage/a" }, { url: "/storage/b" }] } },
  sources: { "4": { urls: ["http://a:8080", "http://b"] } },
};
const paths = () => within(screen.getByRole("group", { name: "Paths" }));
const labels = () =>
  paths()
    .getAllByRole<HTMLInputElement>("textbox")
    .map(({ labels: own }) => own?.[0]?.textContent);
const browse = () =>
  paths()
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));
const unsaved = () => paths().queryAllByText("unsaved").length;

describe("the paths of a VOD", () => {
  it("are inputs labelled Path 1, Path 2 and so on, and New path behind them [C156]", async () => {
    const { field } = await openItem(tree, "/vod/films");
    await field("Path 1");
    expect(labels()).toEqual(["Path 1", "Path 2", "New path"]);
    expect(
      paths()
        .getAllByRole<HTMLInputElement>("textbox")
        .map(({ value }) => value),
    ).toEqual(["/storage/a", "/storage/b", ""]);
  });

  it("have a remove button and the way to their files each, which counts from 0 [C157] [C028]", async () => {
    const { press, field, save } = await openItem(tree, "/vod/films?query=x");
    await field("Path 1");
    await waitFor(() => expect(browse()).toEqual(["/vod/films/tree/0?query=x", "/vod/films/tree/1?query=x"]));
    await press("Remove Path 1");
    expect(await save()).toEqual({ vods: { films: { urls: [{ url: "/storage/b" }] } } });
  });

  it("cannot be browsed while they are changed and not saved [C158]", async () => {
    const { user, field, stores, press } = await openItem(tree, "/vod/films");
    await user.type(await field("New path"), "/storage/c");
    await waitFor(() => expect([unsaved(), browse()]).toEqual([3, []]));
    await press("Save");
    await waitFor(() => expect(stores.saved).toHaveLength(1));
    const urls = [{ url: "/storage/a" }, { url: "/storage/b" }, { url: "/storage/c" }];
    act(() => stores.config.merge({ vods: { films: { urls } } }, 2));
    await waitFor(() => expect([unsaved(), browse().length]).toEqual([0, 3]));
  });

  it("go when they are emptied and left, not while they are typed anew [C333]", async () => {
    const { user, field, save } = await openItem(tree, "/vod/films");
    await user.clear(await field("Path 1"));
    expect(labels()).toEqual(["Path 1", "Path 2", "New path"]);
    await user.tab();
    await waitFor(() => expect(labels()).toEqual(["Path 1", "New path"]));
    expect(await save()).toEqual({ vods: { films: { urls: [{ url: "/storage/b" }] } } });
  });
});

describe("the server URLs of a mirror", () => {
  it("go when they are emptied and left [C334]", async () => {
    const { user, save } = await openItem(tree, "/mirror/4/input");
    const [first] = await screen.findAllByRole("textbox", { name: "Server URL" }, { timeout: 10_000 });
    if (!first) throw new Error("there is no Server URL");
    await user.clear(first);
    await user.tab();
    expect(await save()).toEqual({ sources: { "4": { urls: ["http://b"] } } });
  });
});
