import "../../components/addCssEscape.ts";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { transcoderDesk } from "../../pages/transcoder/support/transcoderDesk.tsx";

it("the logo of a track is chosen in the same manager, and loses its place with the old file", async () => {
  const logo = { path: "@old", x: 10, y: 20 };
  const page = await transcoderDesk({ news: { transcoder: { video: { "1": { bitrate: 1000, logo } } } } });
  page.stores.calls.logoFiles = { fresh: { type: "image/png", size: 1 } };
  await page.user.click(screen.getByRole("button", { name: "Track 1" }));
  const [first] = await screen.findAllByRole("button", { name: "Logo manager" }, { timeout: 10_000 });
  if (!first) throw new Error("There is no button for the logo manager.");
  await page.user.click(first);
  const manager = await screen.findByRole("dialog", { name: "Logo manager" });
  await page.user.click(await within(manager).findByRole("radio", { name: "fresh" }));
  await page.user.click(within(manager).getByRole("button", { name: "OK" }));
  expect(page.transcoder()).toEqual({ video: { "1": { bitrate: 1000, logo: { path: "@fresh" } } } });
});
