import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { StreamHealth } from "../../overrides/streamHealth/StreamHealth.tsx";
import type { JsonObject } from "../../src/model/Json.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";
import { fakeStores } from "../pages/support/fakeStores.ts";
import { renderPage } from "../pages/support/renderPage.tsx";

const since = new Date(2026, 10, 25, 14, 0, 0).getTime();
const urls = ["udp://main", "udp://backup", "udp://third"];
const playing = {
  alive: true,
  url: "udp://backup",
  bitrate: 2540,
  lifetime: 60_000,
  client_count: 3,
  out_bandwidth: 7620,
};

function show(stats: JsonObject, sourceUrls = urls) {
  const health = <StreamHealth stream={{ name: "news", urls: sourceUrls, stats }} nowMs={since + 125_000} />;
  renderPage(health, fakeStores({}));
  const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  const sources = () =>
    within(screen.getByRole("list", { name: "Sources" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  return { fact, sources };
}

describe("how a stream does now", () => {
  it("tells the source in use, that it is the backup, since when, and the figures", () => {
    const { fact } = show({ ...playing, source_use: "backup", source_since: since, input_error_rate: 1.5 });
    expect(fact("Source in use")).toBe("udp://backupon backupsince 2026-11-25 14:00:00, for 2\u00a0m\u00a05\u00a0s");
    expect(fact("Input")).toBe("2.540 Mbps");
    expect(fact("Errors")).toBe("1.5 drops/s");
    expect(fact("Clients")).toBe("3 · 7.620 Mbps out");
  });

  it("counts on while the line is open, and stands still with all other figures while it is not", () => {
    const stream = { name: "news", urls, stats: { ...playing, source_since: since } };
    const fact = () => screen.getByText("Source in use").nextElementSibling?.textContent;
    const at = (seconds: number, isStale: boolean) => (
      <StreamHealth stream={stream} nowMs={since + seconds * 1000} isStale={isStale} />
    );
    const { rerender } = render(at(10, false));
    rerender(at(12, false));
    expect(fact()).toMatch(/, for 12\u00a0s$/);
    rerender(at(300, true));
    expect(fact()).toMatch(/, for 12\u00a0s$/);
    rerender(at(301, false));
    expect(fact()).toMatch(/, for 5\u00a0m\u00a01\u00a0s$/);
  });

  it("says a moment that is hardly over as a second", () => {
    const { fact } = show({ ...playing, lifetime: 611, source_since: since + 124_389 });
    expect(fact("Source in use")).toMatch(/, for 1\u00a0s$/);
    expect(fact("On air for")).toBe("1\u00a0s");
  });

  it("tells of each source what it does, in the order of its config, and why one fails, in plain words", () => {
    const failed = { url: "udp://main", error: "no media came for 2 s", failed_at: since, retry_count: 2, next_try: 4 };
    const { fact, sources } = show({ ...playing, source_use: "backup", failed_sources: [failed] });
    expect(sources()).toEqual([
      "udp://mainno media came for 2 s. Since 2026-11-25 14:00:00, next try in 4 s",
      "udp://backupin use",
      "udp://thirdnot in use",
    ]);
    expect(fact("Errors"), "no word of none above a source that fails").toBe("failing sources: 1");
  });

  it("shows no secret of an address: neither a login nor what a query calls one", () => {
    const secrets = [
      "srt://0.0.0.0:9?mode=listener&passphrase=S3cret0000",
      "https://h/x.m3u8?token=S3cret",
      "me:S3cret@h",
    ];
    const health = <StreamHealth stream={{ name: "news", urls: secrets, stats: { alive: true } }} nowMs={since} />;
    renderPage(health, fakeStores({}));
    expect(screen.getAllByText("srt://0.0.0.0:9?mode=listener&passphrase=••••••").length).toBeGreaterThan(0);
    expect(document.body.outerHTML).not.toContain("S3cret");
  });

  it.each([
    ["waits for a publisher", {}, ["publish://waiting for a publisher", "udp://backupin use"]],
    [
      "has one that is not in use",
      { published_from: "10.0.0.9" },
      ["publish://somebody publishes, not in use", "udp://backupin use"],
    ],
    ["is in use", { url: "publish://", published_from: "10.0.0.9" }, ["publish://in use", "udp://backupnot in use"]],
    [
      "waits while nothing is on air",
      { alive: false, url: null },
      ["publish://waiting for a publisher", "udp://backupnot in use"],
    ],
  ])("lists the source that is published to: it %s", (_what, stats, lines) => {
    expect(show({ ...playing, ...stats }, ["publish://", "udp://backup"]).sources()).toEqual(lines);
  });

  it("says what is wrong with the picture and the sound, and how it is known", () => {
    show({ ...playing, alarms: ["silent", "black", "unheard of"] });
    const alarms = within(screen.getByRole("list", { name: "What is wrong" })).getAllByRole("listitem");
    expect(alarms.map(({ textContent }) => textContent)).toEqual([
      "The sound is nearly empty: probably silence.",
      "The picture is empty and hardly changes: probably black. Told by the size of its frames; nothing is decoded.",
    ]);
  });

  it("tells when and why it went from one source to another, the newest first", async () => {
    show({
      ...playing,
      switches: [
        { at: since, to: "udp://main", cause: "start" },
        { at: since + 1000, to: "udp://backup", from: "udp://main", cause: "lost", error: "connection refused" },
        { at: since + 2000, to: "udp://main", from: "udp://backup", cause: "back" },
        { at: since + 3000, to: "udp://main", from: "udp://main", cause: "lost", error: "timeout" },
        { at: since + 4000, to: "udp://backup", from: "udp://main", cause: "hand" },
      ],
    });
    await userEvent.click(screen.getByText("Switches of source: 3; broken off and come again: 1"));
    const words = [...document.querySelectorAll("ol li span")].map(({ textContent }) => textContent);
    expect(words).toEqual([
      "Switched by hand to udp://backup",
      "udp://main came again, after: timeout",
      "Back from udp://backup to udp://main",
      "From udp://main to udp://backup: connection refused",
      "Started with udp://main",
    ]);
    expect(document.querySelector("ol time")?.textContent).toBe(formatMoment(since + 4000));
  });

  it("tells sources apart whose addresses differ in what is hidden only, and counts the switch", async () => {
    const to = "rtmp://host/live/***";
    const lost = { from: to, cause: "lost", error: "timeout" };
    show({
      ...playing,
      switches: [
        { at: since, to, to_number: 1, cause: "start" },
        { at: since + 1000, to, to_number: 2, from_number: 1, ...lost },
        { at: since + 2000, to, to_number: 2, from_number: 2, ...lost },
      ],
    });
    await userEvent.click(screen.getByText("Switches of source: 1; broken off and come again: 1"));
    expect([...document.querySelectorAll("ol li span")].map(({ textContent }) => textContent)).toEqual([
      "source 2 (rtmp://host/live/••••••) came again, after: timeout",
      "From source 1 (rtmp://host/live/••••••) to source 2 (rtmp://host/live/••••••): timeout",
      "Started with source 1 (rtmp://host/live/••••••)",
    ]);
  });

  it("gives no number to a source that is not in the list now, and knows two of those apart", async () => {
    const to = "rtmp://host/live/***";
    const lost = { from: to, cause: "lost", error: "timeout" };
    show({
      ...playing,
      switches: [
        { at: since, to, from: to, again: false, cause: "lost", error: "timeout" },
        { at: since + 1000, to, again: true, ...lost },
        { at: since + 2000, to, to_number: 1, again: false, ...lost },
      ],
    });
    await userEvent.click(screen.getByText("Switches of source: 2; broken off and come again: 1"));
    const gone = "rtmp://host/live/•••••• (not in the list now)";
    expect([...document.querySelectorAll("ol li span")].map(({ textContent }) => textContent)).toEqual([
      `From ${gone} to source 1 (rtmp://host/live/••••••): timeout`,
      `${gone} came again, after: timeout`,
      `From ${gone} to ${gone}: timeout`,
    ]);
  });

  it("leads to where a source is added, of a stream that has none", () => {
    const of = (some: readonly string[]) => (
      <StreamHealth
        stream={{ name: "news", urls: [...some], stats: { alive: false } }}
        nowMs={since}
        toSources="/standalone/news/input"
      />
    );
    renderPage(of([]), fakeStores({}));
    expect(screen.getByText("Source in use").nextElementSibling?.textContent).toBe(
      "None: nothing comes in. Add a source",
    );
    expect(screen.getByRole("link", { name: "Add a source" }).getAttribute("href")).toBe("/standalone/news/input");
    cleanup();
    renderPage(of(urls), fakeStores({}));
    expect(screen.queryByRole("link", { name: "Add a source" })).toBeNull();
  });

  it("takes a start for no switch", () => {
    show({ ...playing, switches: [{ at: since, to: "udp://main", cause: "start" }] });
    expect(screen.getByText("No switch of source")).toBeTruthy();
  });

  it("says that nothing comes in, and leaves out what an older server does not tell", () => {
    const { fact } = show({ alive: false });
    expect(fact("Source in use")).toBe("None: nothing comes in");
    expect([fact("On air for"), fact("Input"), fact("Clients")]).toEqual(["not on air", "–", "no clients"]);
    cleanup();
    const { fact: inBreak } = show({ alive: false, lifetime: 79_000, ts_delay: 2100 });
    expect(inBreak("On air for"), "players wait through a short break").toBe("1\u00a0m\u00a019\u00a0s");
    cleanup();
    expect(show({ alive: false, lifetime: 79_000, ts_delay: 9000 }).fact("On air for")).toBe("not on air");
    expect(screen.queryByText(/^Switches/)).toBeNull();
    expect(screen.queryByRole("list", { name: "What is wrong" })).toBeNull();
  });
});
