import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MediaPage } from "../../../src/pages/media/MediaPage.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";
import { openStream } from "./support/openStream.tsx";

const tabs = async () =>
  within(await screen.findByRole("navigation"))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const title = () => screen.findByRole("heading", { level: 1 });

describe("the tabs of a stream", () => {
  it("are Overview, Input, Transcoder, DVR, Output, Auth, Clients, Viewer history and Logs, at their addresses [C045] [C026]", async () => {
    openStream({ "tv/news": {} });
    const at = "/standalone/tv%2Fnews";
    expect(await tabs()).toEqual([
      ["Overview", at],
      ["Input", `${at}/input`],
      ["Transcoder", `${at}/transcoder`],
      ["DVR", `${at}/dvr`],
      ["Output", `${at}/output`],
      ["Auth", `${at}/auth`],
      ["Clients", `${at}/clients`],
      ["Viewer history", `${at}/history`],
      ["Logs", `${at}/logs`],
    ]);
  });

  it("lack Clients where several are selected [C046] [S393]", async () => {
    openStream({ news: {}, sport: {} });
    expect((await tabs()).map(([label]) => label)).toEqual([
      "Overview",
      "Input",
      "Transcoder",
      "DVR",
      "Output",
      "Auth",
    ]);
  });

  it("mark Overview at the address of the stream itself, and only there [C025]", async () => {
    const { router } = openStream({ news: {} });
    const current = () => [...document.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
    expect(await screen.findByRole("textbox", { name: "Name" })).toBeTruthy();
    expect(current()).toEqual(["Overview"]);
    await act(() => router.navigate("/standalone/news/input"));
    expect(await screen.findByText("The sources")).toBeTruthy();
    expect(current()).toEqual(["Input"]);
  });
});

describe("the address of a stream", () => {
  it("holds the names, each encoded, joined by plus signs [S006]", async () => {
    const { router } = openStream({ "tv/news": {}, "a+b": {}, other: {} }, ["tv/news", "a+b"]);
    expect(router.state.location.pathname).toBe("/standalone/tv%2Fnews+a%2Bb");
    expect((await title()).textContent).toBe("2 streams");
    expect(screen.getByText("tv/news, a+b")).toBeTruthy();
  });

  it("with several names edits all of them, and no other [S007]", async () => {
    const { stores, user, press } = openStream({ news: {}, sport: {}, other: {} }, ["news", "sport"]);
    await user.type(await screen.findByRole("textbox", { name: "Description" }), "x");
    await press("Save");
    const meta = { comment: "x" };
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: { meta }, sport: { meta } } }]));
  });
});

describe("the header of a stream", () => {
  it("tells in plain words how it does, and follows it", async () => {
    const stats = { alive: true, lifetime: 7_380_000, client_count: 12, bitrate: 2540, out_bandwidth: 30_480 };
    const { stores } = openStream({ news: { urls: ["udp://a"], stats: { ...stats, url: "udp://b" } } });
    await title();
    const facts = () => [...screen.getByLabelText("Current state").children].map(({ textContent }) => textContent);
    expect(facts()).toEqual([
      "Running2\u00a0h\u00a03\u00a0m",
      "Clients12",
      "Input2.540 Mbps",
      "Output30.5 Mbps",
      "Sourceudp://b",
    ]);
    act(() =>
      stores.config.merge(
        { streams: { news: { stats: { alive: false, source_error: "connection refused", retry_count: 4 } } } },
        undefined,
      ),
    );
    expect(screen.getAllByText("connection refused (retry 4)")).toHaveLength(2);
    expect(facts(), "it comes from nowhere now").toEqual(["Clients12"]);
  });

  it.each([
    ["rproxy_not_configured", "unconf", /neutral/],
    ["not_connected", "cam-7", /bad/],
    ["connected", "cam-7", /good/],
  ])("shows the agent status %s as %s [S261] [S262] [S263] [S265]", async (status, words, tone) => {
    const stats = { alive: true, agent_status: status, current_agent_id: "cam-7" };
    const { stores } = openStream({ news: { urls: ["udp://a"], stats } });
    const badge = (await screen.findByText(words)).parentElement;
    expect(badge?.className).toMatch(tone);
    expect(badge?.parentElement?.previousElementSibling?.textContent).toBe("online");
    expect(stores.logged).toEqual([]);
  });

  it("logs an agent status nobody knows, and shows nothing, as the list does [S264] [S265]", async () => {
    const stats = { alive: true, agent_status: "asleep", current_agent_id: "cam-7" };
    const { stores } = openStream({ news: { urls: ["udp://a"], stats } });
    await title();
    expect(screen.queryByText("cam-7")).toBeNull();
    expect(stores.logged).toEqual(["The stream news has an unknown agent status: asleep"]);
    const list = fakeStores({ streams: { news: { name: "news", urls: ["udp://a"], stats } } });
    giveLayout();
    renderPage(<MediaPage />, list);
    expect(list.logged).toEqual(stores.logged);
    expect(screen.getAllByRole("gridcell")[2]?.textContent).toBe("online");
  });
});

describe("what can be done to a stream", () => {
  it("is to restart it, and each of several after the question that the list asks, too", async () => {
    const { stores, press } = openStream({ news: {}, sport: {} });
    await press("Restart");
    expect(stores.questions.asked).toMatchObject({
      title: "Restart 2 streams?",
      words: "Nobody is watching.",
      verb: "Restart",
      isDangerous: true,
    });
    expect(stores.calls.made).toEqual([]);
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.calls.made).toEqual(["restart news", "restart sport"]));
  });

  it("is to restart one that is watched after a question that says by how many", async () => {
    const { stores, press } = openStream({ news: { stats: { alive: true, client_count: 1 } } }, ["news"]);
    await press("Restart");
    const asked = { title: "Restart news?", words: "1 viewer is disconnected for a moment.", isDangerous: true };
    expect(stores.questions.asked).toMatchObject(asked);
    expect(stores.calls.made).not.toContain("restart news");
    act(() => stores.questions.answer(false));
    act(() => stores.config.merge({ streams: { news: { stats: { client_count: 0 } } } }, undefined));
    await press("Restart");
    await waitFor(() => expect(stores.calls.made).toContain("restart news"));
  });

  it("is to restart one that nobody watches, but somebody publishes to, after a question that says so", async () => {
    const { stores, press } = openStream({ news: { stats: { alive: true, published_from: "192.0.2.1" } } }, ["news"]);
    await press("Restart");
    const words = "Nobody is watching. Publishers cut off: 1.";
    expect(stores.questions.asked).toMatchObject({ title: "Restart news?", words, isDangerous: true });
    expect(stores.calls.made).not.toContain("restart news");
  });

  it.each([[["news"]], [["news", "sport"]]])(
    "has the sign of what takes effect at once at its restart and at the same settings: of %s",
    async (names) => {
      openStream({ news: {}, sport: {} }, names);
      await screen.findByRole("button", { name: "Disable" });
      expect(screen.getAllByText("at once")).toHaveLength(3);
    },
  );

  it("tells what failed and the server's words when it is not restarted, and stays as it was [C468]", async () => {
    const { stores, user, press } = openStream({ news: {} });
    await user.type(await screen.findByRole("textbox", { name: "Title" }), "Draft");
    stores.calls.failure = new Error("The stream news is disabled.");
    await press("Restart");
    expect(await screen.findByText('The stream "news" was not restarted: The stream news is disabled.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Draft");
    expect(screen.getByRole("button", { name: "Restart" }).getAttribute("aria-busy")).toBeNull();
  });

  it("is to delete it, after a question that says what stays", async () => {
    const stats = { dvr_info: { ranges: [] } };
    const { stores, router, user, press } = openStream({ news: { stats }, sport: {} }, ["news"]);
    await press("More actions");
    await user.click(await screen.findByRole("menuitem", { name: /^Delete/ }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("Really delete news from config?");
    expect(question.textContent).toContain("DVR archive would remain.");
    expect(stores.saved).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(stores.saved).toEqual([{ streams: { news: null } }]));
    expect(router.state.location.pathname).toBe("/");
  });

  it("waits for a save that is under way, and is not forgotten over it", async () => {
    const { stores, user, press } = openStream({ news: {}, sport: {} }, ["news"]);
    let release = () => {};
    const held = new Promise<true>((resolve) => (release = () => resolve(true)));
    const stop = stores.save.approveWith(() => held);
    stores.draft.edit(["streams", "sport", "title"], "Sport");
    const first = stores.save.commit(stores.draft.edits);
    await press("More actions");
    await user.click(await screen.findByRole("menuitem", { name: /^Delete/ }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    stop();
    release();
    await act(() => first);
    await waitFor(() =>
      expect(stores.saved).toEqual([{ streams: { sport: { title: "Sport" } } }, { streams: { news: null } }]),
    );
  });

  it("is to clone it under the next free name, at the end of the list", async () => {
    const news = { position: 3, title: "News", urls: ["udp://a"], stats: { alive: true } };
    const { stores, user, press } = openStream({ news, "news-copy": {} }, ["news"]);
    await press("More actions");
    await user.click(await screen.findByRole("menuitem", { name: /^Clone/ }));
    await waitFor(() =>
      expect(stores.saved).toEqual([
        { streams: { "news-copy2": { name: "news-copy2", title: "News", urls: ["udp://a"] } } },
      ]),
    );
  });

  it("waits while the line to the server is down", async () => {
    const { stores } = openStream({ news: {} });
    const restart = await screen.findByRole<HTMLButtonElement>("button", { name: "Restart" });
    expect(restart.disabled).toBe(false);
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(restart.disabled).toBe(true);
  });
});
