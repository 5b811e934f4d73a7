import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { giveLayout } from "../../support/giveLayout.ts";
import { openItem } from "./support/openItem.tsx";

beforeEach(() => giveLayout());

const published = {
  "talk/a": { name: "talk/a", stats: { client_count: 3 } },
  "talk/b": { name: "talk/b", stats: { client_count: 1200 } },
};
const talk = { prefix: "talk", meta: { comment: "Guests" }, streams: published };
const tree = { rtmp: 1936, lives: { talk, walk: { prefix: "walk" } }, vods: { films: { prefix: "films" } } };

describe("the Overview of a location", () => {
  it("has the name, the description and Save [C141] [C142] [C143]", async () => {
    const page = await openItem(tree, "/location/talk");
    expect((await page.field("Name")).value).toBe("talk");
    expect((await page.field("Description")).value).toBe("Guests");
    await page.retype("Description", "Callers");
    expect(await page.save()).toEqual({ lives: { talk: { meta: { comment: "Callers" } } } });
  });

  it("renames it in one delta, without what the server reports, and goes on under the new name [C144] [C145]", async () => {
    const page = await openItem(tree, "/location/talk");
    await page.retype("Name", "ta lk2");
    expect(await page.save()).toEqual({
      lives: { talk: null, talk2: { prefix: "talk2", meta: { comment: "Guests" } } },
    });
    await waitFor(() => expect(page.path()).toBe("/location/talk2"));
    expect((await page.field("Description")).value).toBe("Guests");
  });

  it.each(["walk", "films"])(
    "does not take the name %s, which another has, and keeps it in the field",
    async (name) => {
      const page = await openItem(tree, "/location/talk");
      await page.retype("Name", name);
      await page.press("Save");
      expect((await screen.findAllByText(/this name is already used/)).length).toBeGreaterThan(0);
      expect((await page.field("Name")).value).toBe(name);
      expect(page.stores.saved).toEqual([]);
    },
  );

  it("has a log of all its streams where the server keeps one, each named and led to, filtered by word and by level", async () => {
    const info = { capabilities: { item_logs: true } };
    const { stores, user } = await openItem(tree, "/location/talk?query=t", undefined, { info });
    await user.click(await screen.findByRole("link", { name: "Logs" }));
    const log = await screen.findByRole("log", { name: "Log of talk" });
    await waitFor(() => expect(stores.subscriptions.followed).toContain("log /lives/talk"));
    act(() => {
      stores.subscriptions.sendLog("/lives/talk", { name: "talk/a", level: "info", text: "Publisher connected." });
      stores.subscriptions.sendLog("/lives/talk", { name: "talk/b", level: "error", text: "Dropped." });
    });
    const led = await screen.findByRole("link", { name: "talk/b" });
    expect(led.getAttribute("href")).toBe("/published/talk%2Fb/logs?query=t");
    const lines = () => [...log.children].map(({ textContent }) => textContent);
    await user.type(screen.getByRole("textbox", { name: "Filter the log" }), "talk/a");
    await waitFor(() => expect(lines()).toEqual(["infotalk/aPublisher connected."]));
    await user.clear(screen.getByRole("textbox", { name: "Filter the log" }));
    await user.click(screen.getByRole("radio", { name: "errors" }));
    await waitFor(() => expect(lines()).toEqual(["errortalk/bDropped."]));
  });

  it("has no log where the server keeps none, and leads from several to that of each", async () => {
    await openItem(tree, "/location/talk");
    await screen.findByRole("link", { name: "Input" });
    expect(screen.queryByRole("link", { name: "Logs" })).toBeNull();
    await openItem(tree, "/location/talk+walk/logs", undefined, { info: { capabilities: { item_logs: true } } });
    const led = await screen.findByRole("link", { name: "walk" });
    expect(led.getAttribute("href")).toBe("/location/walk/logs");
  });

  it("needs a name", async () => {
    const page = await openItem(tree, "/location/talk");
    await page.retype("Name", "");
    await page.user.tab();
    expect((await screen.findAllByText("Name is required")).length).toBeGreaterThan(0);
  });

  it("tells what is published now, and leads to clients and history [C058]", async () => {
    await openItem(tree, "/location/talk?query=t");
    expect(await screen.findByText("1,203")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Clients" }).getAttribute("href")).toBe("/location/talk/clients?query=t");
    expect(screen.getByRole("link", { name: "Viewer history" }).getAttribute("href")).toBe(
      "/location/talk/history?query=t",
    );
  });
});

describe("the Input of a location", () => {
  it("says what to replace in the addresses to publish to [C146]", async () => {
    await openItem(tree, "/location/talk/input");
    expect(await screen.findByText(/Replace \{NAME\} with a path to publish to\./)).toBeTruthy();
    expect(await screen.findByText("rtmp://localhost:1936/talk/{NAME}")).toBeTruthy();
    expect(screen.getAllByText(/^http:\/\/localhost(:\d+)?\/talk\/\{NAME\}\/whip$/)[0]).toBeTruthy();
  });

  it("says that anybody may publish, and takes a password which ends that", async () => {
    const page = await openItem(tree, "/location/talk/input");
    expect(
      await screen.findByText("Anybody who reaches the server may publish streams here. Set a password."),
    ).toBeTruthy();
    expect(await screen.findByText(/Once a password is set, the addresses carry it/)).toBeTruthy();
    await page.user.type(screen.getByLabelText("Publish password"), "s3cret");
    await page.user.tab();
    await waitFor(() => expect(screen.queryByText(/^Anybody who reaches the server/)).toBeNull());
    expect(screen.getAllByText("rtmp://localhost:1936/talk/{NAME}?password=••••••••")).toHaveLength(1);
    expect(await page.save()).toEqual({ lives: { talk: { password: "s3cret" } } });
  });

  it("has the source timeout in seconds [C147]", async () => {
    const page = await openItem(tree, "/location/talk/input");
    await page.retype("Source timeout", "2x0");
    expect(screen.getByText("s")).toBeTruthy();
    expect(await page.save()).toEqual({ lives: { talk: { source_timeout: 20 } } });
  });
});

describe("the Output of a location", () => {
  it("says what to replace in the addresses to play at, which can be copied and not opened [C148]", async () => {
    await openItem(tree, "/location/talk/output");
    expect(await screen.findByText(/Replace \{NAME\} with the stream name\./)).toBeTruthy();
    const hls = await screen.findByRole<HTMLInputElement>("textbox", { name: "HLS address" });
    expect(hls.value).toMatch(/^http:\/\/localhost(:\d+)?\/talk\/\{NAME\}\/index\.m3u8$/);
    expect(screen.queryByRole("link", { name: /^Open/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^QR/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Copy: HLS address" })).toBeTruthy();
  });

  it("has the most sessions of a published stream and the client timeout, explained [C149] [C150]", async () => {
    const page = await openItem(tree, "/location/talk/output");
    const sessions = await page.field("Max sessions");
    const timeout = await page.field("Client timeout");
    const helpOf = (input: HTMLInputElement) =>
      (input.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" ");
    expect(helpOf(sessions)).toContain("Max simultaneous users per published stream");
    expect(helpOf(timeout)).toContain("An on-demand stream turns off this long after the last client leaves.");
    await page.user.type(sessions, "100");
    await page.user.type(timeout, "30");
    expect(await page.save()).toEqual({ lives: { talk: { auth: { max_sessions: 100 }, clients_timeout: 30 } } });
  });

  it("of several locations shows what they share, and no addresses", async () => {
    const page = await openItem(tree, "/location/talk+walk/output");
    await page.retype("Client timeout", "5");
    expect(await page.save()).toEqual({ lives: { talk: { clients_timeout: 5 }, walk: { clients_timeout: 5 } } });
    expect(screen.queryByText("Addresses")).toBeNull();
  });
});

describe("the Process page of a location", () => {
  it("switches thumbnails [C151]", async () => {
    const page = await openItem(tree, "/location/talk/process");
    await page.user.click(await screen.findByRole("switch", { name: "Thumbnails" }));
    expect(await page.save()).toEqual({ lives: { talk: { thumbnails: { enabled: true } } } });
    expect(screen.queryByRole("textbox", { name: "Thumbnail URL" })).toBeNull();
  });
});

describe("who watches the streams of a location", () => {
  it("stands in one table, each with the stream and the way there", async () => {
    const { stores } = await openItem(tree, "/location/talk/clients?query=lk");
    await waitFor(() => expect(stores.subscriptions.followed).toEqual(["sessions talk"]));
    act(() =>
      stores.subscriptions.sendSessions("talk", [
        { id: "1", name: "talk/a", type: "hls", ip: "10.0.0.1" },
        { id: "2", name: "talk/b", type: "hls", ip: "10.0.0.2" },
      ]),
    );
    const link = await screen.findByRole("link", { name: "talk/b" });
    expect(link.getAttribute("href")).toBe("/published/talk%2Fb?query=lk");
    expect(link.textContent, "the heading says of what").toBe("b");
    expect(screen.getByRole("columnheader", { name: "Stream" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Viewer history" })).toBeTruthy();
  });

  it("is asked of its past by its name, where each session names its stream", async () => {
    const opened = openItem(tree, "/location/talk/history");
    const { stores } = await opened;
    await waitFor(() => expect(stores.calls.questions.at(-1)).toMatchObject({ name: "talk", sessions: true }));
    expect(await screen.findByRole("columnheader", { name: "Stream" })).toBeTruthy();
  });

  it.each(["clients", "history"])("is of one location: several are chosen from on the %s page", async (page) => {
    await openItem(tree, `/location/talk+walk/${page}?query=lk`);
    const link = await screen.findByRole("link", { name: "walk" });
    expect(link.getAttribute("href")).toBe(`/location/walk/${page}?query=lk`);
  });
});
