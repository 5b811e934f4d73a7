import { screen, within } from "@testing-library/react";
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

function show(stats: JsonObject) {
  const health = <StreamHealth stream={{ name: "news", urls, stats }} nowMs={since + 125_000} />;
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
    expect(fact("Source in use")).toBe("udp://backupon backupsince 2026-11-25 14:00:00, for 2 m 5 s");
    expect(fact("Input")).toBe("2.540 Mbps");
    expect(fact("Errors")).toBe("1.5 drops/s");
    expect(fact("Clients")).toBe("3, 7.620 Mbps out");
  });

  it("tells of each source what it does, the one in use first, and why one fails, in plain words", () => {
    const failed = { url: "udp://main", error: "no media came for 2 s", failed_at: since, retry_count: 2, next_try: 4 };
    const { sources } = show({ ...playing, source_use: "backup", failed_sources: [failed] });
    expect(sources()).toEqual([
      "udp://backupin use",
      "udp://mainno media came for 2 s since 2026-11-25 14:00:00, next try in 4 s",
      "udp://thirdnot in use",
    ]);
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
    await userEvent.click(screen.getByText("Switches of source: 3"));
    const words = [...document.querySelectorAll("ol li span")].map(({ textContent }) => textContent);
    expect(words).toEqual([
      "Switched by hand to udp://backup",
      "udp://main came again: timeout",
      "Back from udp://backup to udp://main",
      "From udp://main to udp://backup: connection refused",
      "Started with udp://main",
    ]);
    expect(document.querySelector("ol time")?.textContent).toBe(formatMoment(since + 4000));
  });

  it("takes a start for no switch", () => {
    show({ ...playing, switches: [{ at: since, to: "udp://main", cause: "start" }] });
    expect(screen.getByText("No switch of source")).toBeTruthy();
  });

  it("says that nothing comes in, and leaves out what an older server does not tell", () => {
    const { fact } = show({ alive: false });
    expect(fact("Source in use")).toBe("None: nothing comes in");
    expect([fact("On air for"), fact("Input"), fact("Clients")]).toEqual(["not on air", "–", "no clients"]);
    expect(screen.queryByText(/^Switches/)).toBeNull();
    expect(screen.queryByRole("list", { name: "What is wrong" })).toBeNull();
  });
});
