import { act, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { relayedItems } from "../../../src/pages/relayed/relayedItems.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";

beforeEach(() => giveLayout());

const recorded = { dvr_info: { ranges: [{ from: 1_760_000_000, duration: 600 }] } };

async function open(kind: "published" | "mirrored", stats: JsonObject = {}, page = "", info: Partial<ServerInfo> = {}) {
  const name = kind === "published" ? "live/cam" : "origin/news";
  const stream = { name, prefix: "live", stats: { alive: true, ...stats } };
  const tree = {
    lives: { live: { prefix: "live", streams: kind === "published" ? { [name]: stream } : {} } },
    sources: { "7": { urls: ["http://origin"], streams: kind === "mirrored" ? { [name]: stream } : {} } },
    rtmp: 1935,
  };
  const stores = fakeStores(tree, info);
  const router = createMemoryRouter([...relayedItems], {
    initialEntries: [`/${kind}/${encodeURIComponent(name)}${page}`],
  });
  await act(async () => {
    render(
      <StoresContext value={stores}>
        <RouterProvider router={router} />
      </StoresContext>,
    );
  });
  await act(() => vi.waitUntil(() => router.state.initialized, { timeout: 10_000 }));
  const tabs = () =>
    within(screen.getByRole("navigation"))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  const place = kind === "published" ? ["lives", "live"] : ["sources", "7"];
  const change = (patch: JsonObject | null) =>
    act(() => {
      const [collection = "", owner = ""] = place;
      stores.config.merge({ [collection]: { [owner]: { streams: { [name]: patch } } } }, 2);
    });
  return { stores, tabs, change };
}

describe.each(["published", "mirrored"] as const)("a %s stream", (kind) => {
  it("has the tabs Overview, Output and Clients, and DVR only while something of it is recorded [S394] [C047] [C048] [C050]", async () => {
    const { tabs, change } = await open(kind);
    expect(tabs()).toEqual(["Overview", "Output", "Clients"]);
    change({ stats: recorded });
    expect(tabs()).toEqual(["Overview", "Output", "Clients", "DVR"]);
    change({ stats: { dvr_info: null } });
    expect(tabs()).toEqual(["Overview", "Output", "Clients"]);
  });

  it("has a log as a page where the server keeps one", async () => {
    const { stores, tabs } = await open(kind, {}, "/logs", { capabilities: { item_logs: true } });
    expect(tabs()).toEqual(["Overview", "Output", "Clients", "Logs"]);
    const name = kind === "published" ? "live/cam" : "origin/news";
    expect(stores.subscriptions.followed).toEqual([`log ${name}`]);
    act(() => stores.subscriptions.sendLog(name, { text: "Publisher connected." }));
    expect((await screen.findByText("Publisher connected.")).closest("[role=log]")).not.toBeNull();
  });

  it("plays, shows its traffic and its log, and has nothing to edit [C152]", async () => {
    const { stores } = await open(kind);
    expect(screen.queryAllByRole("textbox")).toEqual([]);
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    const name = kind === "published" ? "live/cam" : "origin/news";
    expect(screen.getByText("Name").parentElement?.textContent).toContain(name);
    const owner = kind === "published" ? "live" : "http://origin";
    expect(screen.getByText("Relayed by").parentElement?.textContent).toBe(`Relayed by${owner}`);
    expect(stores.subscriptions.followed).toContain(`pulse traffic{name=${encodeURIComponent(name)}}/minute`);
  });

  it("is said to be gone when nobody brings it any more", async () => {
    const { change } = await open(kind);
    change(null);
    expect(screen.getByText(/is not available$/)).toBeDefined();
  });
});

describe("a published stream", () => {
  it("leads to the config of its location [C049]", async () => {
    await open("published");
    expect(screen.getByRole("link", { name: "Location config" }).getAttribute("href")).toBe("/location/live");
  });

  it("shows every address it is played at, its recordings and its viewers [C153]", async () => {
    await open("published", recorded, "/output");
    const addresses = screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
    expect(addresses).toContain("http://localhost:3000/live/cam/index.m3u8");
    expect(addresses).toContain("rtmp://localhost/live/cam");
    expect(screen.getByText(/RTSP is not configured/)).toBeDefined();
  });

  it("shows the address for players that speak WebRTC, to copy and not to open", async () => {
    await open("published", recorded, "/output");
    const address = screen.getByRole<HTMLInputElement>("textbox", { name: "WebRTC address" });
    expect(address.value).toBe("http://localhost:3000/live/cam/whep");
    expect(screen.getByRole("button", { name: "Copy: WebRTC address" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Open: WebRTC address" })).toBeNull();
    expect(screen.getByRole("link", { name: "Open: DASH address" })).toBeTruthy();
  });

  it("shows its recordings, which grow [C153]", async () => {
    const { change } = await open("published", recorded, "/dvr");
    const end = () => Number(screen.getByRole("slider").getAttribute("aria-valuemax"));
    const before = end();
    change({ stats: { dvr_info: { ranges: [{ from: 1_760_000_000, duration: 660 }] } } });
    expect(end()).toBe(before + 60);
  });

  it("follows its viewers", async () => {
    const { stores } = await open("published", {}, "/clients");
    expect(stores.subscriptions.followed).toEqual(["sessions live/cam"]);
  });
});

describe("a mirrored stream", () => {
  it("leads to the config of its mirror [C052]", async () => {
    await open("mirrored");
    expect(screen.getByRole("link", { name: "Mirror config" }).getAttribute("href")).toBe("/mirror/7");
  });

  it("has the tab DVR only while something of it is recorded [C051]", async () => {
    const { tabs, change } = await open("mirrored");
    expect(tabs()).not.toContain("DVR");
    change({ stats: recorded });
    expect(tabs()).toContain("DVR");
  });
});

it.each(["published", "mirrored"] as const)(
  "a %s stream, whose source is elsewhere, does not lack sources",
  async (kind) => {
    await open(kind);
    expect(screen.getAllByText("online")).toHaveLength(2);
    expect(screen.queryByText("no sources defined")).toBeNull();
  },
);
