import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useSaveKey } from "../../src/components/saveKey.ts";
import { mediaConsole } from "../../src/mediaConsole.tsx";
import type { JsonObject } from "../../src/model/Json.ts";
import { mediaItems } from "../../src/pages/media/mediaItems.tsx";
import { openItem } from "./entity/support/openItem.tsx";

const archive = { name: "archive", root: "/storage", position: 0 };

/** Opens the review in the console: what Ctrl+S does where no page has anything to save. */
const openReview = vi.fn(() => true);

beforeEach(() => openReview.mockClear());

function WithConsoleKey() {
  useSaveKey("console", openReview);
  return <Outlet />;
}

function open(address: string, tree: JsonObject) {
  return openItem(tree, address, [
    { element: <WithConsoleKey />, children: [...mediaItems, ...mediaConsole().routes.slice(1)] },
  ]);
}

/** @returns whether the browser would save the page as a file */
const pressSave = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "s", ctrlKey: true });

describe("Ctrl+S", () => {
  it("saves all panels of a collection, with what is typed this moment", async () => {
    const { stores, field, user } = await open("/dvrs", { dvrs: { archive } });
    const root = await field("DVR root");
    await user.type(root, "/a");
    expect(stores.draft.count, "typing has not rested yet").toBe(0);
    expect(pressSave()).toBe(false);
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { archive: { root: "/storage/a" } } }]));
    expect(openReview).not.toHaveBeenCalled();
  });

  it("saves no panel while something is wrong with one, and does so once it is mended", async () => {
    const { stores, field, user } = await open("/dvrs", { dvrs: { archive } });
    const root = await field("DVR root");
    await user.clear(root);
    pressSave();
    await screen.findAllByText("DVR root is required and should have 1 character at least.");
    expect(stores.saved).toEqual([]);
    await user.type(root, "/b");
    pressSave();
    await waitFor(() => expect(stores.saved).toEqual([{ dvrs: { archive: { root: "/b" } } }]));
    expect(openReview).not.toHaveBeenCalled();
  });

  it.each([
    ["/auth", { auth_backends: { main: { name: "main" } } }],
    ["/ad_injector", { ad_injectors: {} }],
  ])("leads to the review where nothing at %s is changed", async (address, tree) => {
    await open(address, tree);
    await screen.findByRole("button", { name: "Save" }, { timeout: 10_000 });
    pressSave();
    expect(openReview).toHaveBeenCalledTimes(1);
  });

  it("leads to what is wrong on a page, not away from it", async () => {
    const { stores, field, user } = await open("/standalone/news/dvr", { streams: { news: { name: "news" } } });
    const size = await field("Size limit");
    await user.type(size, "many");
    pressSave();
    await waitFor(() => expect(size.getAttribute("aria-invalid")).toBe("true"));
    expect(stores.saved).toEqual([]);
    expect(openReview).not.toHaveBeenCalled();
  });
});
