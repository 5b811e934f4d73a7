import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openInput } from "./support/openInput.tsx";

describe("the Input page of a stream that others publish to", () => {
  it("shows where to publish to, from the ports of the server", async () => {
    const config = { rtmp: "127.0.0.1:19350" };
    await openInput({ "tv/news": { urls: ["publish://"] } }, { config });
    const addresses = within(await screen.findByRole("region", { name: "Addresses to publish to" }));
    expect(addresses.getByText("rtmp://localhost:19350/static/tv/news")).toBeTruthy();
    expect(addresses.getAllByText(`${window.location.origin}/tv/news/whip`)[0]).toBeTruthy();
    expect(addresses.getAllByRole("button", { name: "Copy" })).toHaveLength(2);
  });

  it("tells what OBS and ffmpeg need; the password is hidden, and copied whole and encoded", async () => {
    const config = { rtmp: "127.0.0.1:19350" };
    const { user } = await openInput({ "tv/news": { urls: ["publish://"], password: "pw 1&x" } }, { config });
    await screen.findByText("Settings for OBS and ffmpeg");
    const rows = (title: RegExp) =>
      [...screen.getByRole("region", { name: title, hidden: true }).querySelectorAll("code")].map(
        (one) => one.textContent,
      );
    expect(rows(/Custom/)).toEqual(["rtmp://localhost:19350/static", "tv/news?password=••••••••"]);
    expect(rows(/^ffmpeg/)).toEqual([
      'ffmpeg -re -i film.mp4 -c copy -f flv "rtmp://localhost:19350/static/tv/news?password=••••••••"',
    ]);
    expect(rows(/WHIP/)).toEqual([`${window.location.origin}/tv/news/whip?password=••••••••`]);
    const shown = screen.getByRole("region", { name: "Addresses to publish to" });
    expect(shown.textContent).not.toMatch(/pw.1/);
    await user.click(screen.getByText("Settings for OBS and ffmpeg"));
    const copied = async (name: RegExp) => {
      await user.click(within(shown).getAllByRole("button", { name })[0] ?? shown);
      return navigator.clipboard.readText();
    };
    expect(await copied(/^Copy$/)).toBe("rtmp://localhost:19350/static/tv/news?password=pw%201%26x");
    expect(await copied(/Custom.*Stream key/)).toBe("tv/news?password=pw%201%26x");
    expect(await copied(/ffmpeg: Command/)).toMatch(/ "rtmp:.*\/tv\/news\?password=pw%201%26x"$/);
  });

  it("says that there is no RTMP port, with the way to the field of its port", async () => {
    await openInput({ news: { urls: ["publish://"] } });
    const addresses = within(await screen.findByRole("region", { name: "Addresses to publish to" }));
    expect(addresses.getByText(/no RTMP port/)).toBeTruthy();
    expect(addresses.getByRole("link", { name: "Set one" }).getAttribute("href")).toBe("/config#/rtmp");
  });
});
