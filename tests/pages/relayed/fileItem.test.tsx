import { act, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { relayedItems } from "../../../src/pages/relayed/relayedItems.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";

beforeEach(giveLayout);

const watched = { name: "season/1+2.mp4", prefix: "films", client_count: 3, bytes_out: 2048, worker_count: 1 };

async function open(
  name: string,
  { page = "", files = {}, vod = {} }: { page?: string; files?: JsonObject; vod?: JsonObject } = {},
) {
  const stores = fakeStores({ vods: { films: { prefix: "films", urls: [{ url: "/f" }], files, ...vod } } });
  const router = createMemoryRouter([...relayedItems], {
    initialEntries: [`/file/${encodeURIComponent(name)}${page}?query=x`],
  });
  await act(async () => {
    render(
      <StoresContext value={stores}>
        <RouterProvider router={router} />
      </StoresContext>,
    );
  });
  await act(() => vi.waitUntil(() => router.state.initialized, { timeout: 10_000 }));
  return { stores };
}

const fact = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement?.textContent;

describe("the page of a file", () => {
  it("has the tabs Overview, Output and Clients [C033] [C053]", async () => {
    await open("films/season/1+2.mp4");
    const tabs = within(screen.getByRole("navigation")).getAllByRole("link");
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Overview", "Output", "Clients"]);
    expect(tabs.map((tab) => tab.getAttribute("href"))).toEqual([
      "/file/films%2Fseason%2F1%2B2.mp4?query=x",
      "/file/films%2Fseason%2F1%2B2.mp4/output?query=x",
      "/file/films%2Fseason%2F1%2B2.mp4/clients?query=x",
    ]);
  });

  it("leads to the config of its VOD [C054]", async () => {
    await open("films/season/1+2.mp4");
    expect(screen.getByRole("link", { name: "VOD config" }).getAttribute("href")).toBe("/vod/films?query=x");
  });

  it("shows its name, which cannot be edited, and a player [C179]", async () => {
    await open("films/season/1+2.mp4", { files: { "season/1+2.mp4": watched } });
    expect(screen.queryAllByRole("textbox")).toEqual([]);
    expect(fact("Name")).toBe("Namefilms/season/1+2.mp4");
    expect(fact("Clients")).toBe("Clients3");
    expect(fact("Sent")).toBe("Sent2 KB");
    const player = screen.getByTitle("Player of films/season/1+2.mp4");
    expect(player.getAttribute("src")).toContain("/films/season/1%2B2.mp4/embed.html");
  });

  it("shows where it is played, and downloaded from where the VOD allows that [C179]", async () => {
    await open("films/a b.mp4", { page: "/output", vod: { download: true } });
    const addresses = screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
    expect(addresses[0]).toBe("http://localhost:3000/films/a%20b.mp4/index.m3u8");
    expect(addresses.at(-1)).toBe("http://localhost:3000/films/a%20b.mp4");
  });

  it("names no two addresses alike", async () => {
    await open("films/a.mp4", { page: "/output" });
    expect(screen.getByText("HLS")).toBeTruthy();
    expect(screen.getByText("HLS, as video.m3u8")).toBeTruthy();
    const labels = screen.getAllByRole("textbox").map((box) => box.parentElement?.previousElementSibling?.textContent);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("follows its viewers", async () => {
    const { stores } = await open("films/a.mp4", { page: "/clients" });
    expect(stores.subscriptions.followed).toEqual(["sessions films/a.mp4"]);
  });

  it("is there though nobody watches, and follows when somebody does", async () => {
    const { stores } = await open("films/season/1+2.mp4");
    expect(screen.getByText("not open")).toBeDefined();
    expect(fact("Clients")).toBe("ClientsNobody is watching this file at the moment.");
    act(() => stores.config.merge({ vods: { films: { files: { "season/1+2.mp4": watched } } } }, undefined));
    expect(fact("Clients")).toBe("Clients3");
    act(() =>
      stores.config.merge({ vods: { films: { files: { "season/1+2.mp4": { client_count: 4 } } } } }, undefined),
    );
    expect(fact("Clients")).toBe("Clients4");
  });

  it("says that no VOD has its prefix, as when that is deleted", async () => {
    const { stores } = await open("films/a.mp4");
    act(() => stores.config.merge({ vods: { films: null } }, 2));
    expect(screen.getByText("File films/a.mp4 not found")).toBeDefined();
    expect(screen.getByText(/No VOD location has a prefix/)).toBeDefined();
  });
});
