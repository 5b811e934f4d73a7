import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { database, openIptv } from "./support/openIptv.tsx";

beforeEach(() => giveLayout());

const grid = (name: string) => screen.findByRole("grid", { name }, { timeout: 10_000 });

describe("the IPTV page", () => {
  it("is at the address iptv, and its promo points to a newer IPTV product by a link that works without network [C012] [S084] [S085]", async () => {
    const { path } = await openIptv({});
    expect(path()).toBe("/iptv");
    expect(screen.getByText(/newer IPTV product/)).toBeTruthy();
    const link = screen.getByRole("link", { name: "Connect it as an auth backend" });
    expect(link.getAttribute("href")).toBe("/auth");
  });

  it("without a database has its form and Enable IPTV, and no button for settings [S086] [S089] [S513]", async () => {
    const { stores, field, press, user } = await openIptv({});
    const input = await field("Database path");
    expect(input.placeholder).toBe("sqlite:///opt/flussonic/iptv.db");
    expect(screen.queryByRole("button", { name: /plugin settings/ })).toBeNull();
    expect(screen.queryByRole("grid")).toBeNull();
    const enable = screen.getByRole<HTMLButtonElement>("button", { name: "Enable IPTV" });
    expect(enable.disabled, "nothing is typed").toBe(true);
    await user.type(input, "sqlite:///tmp/tv.db");
    await press("Enable IPTV");
    await waitFor(() => expect(stores.saved).toEqual([database]));
    await grid("Users");
    await grid("Streams");
  });

  it("with a database has a button that hides the plugin settings and shows them again [S086] [S087] [S088]", async () => {
    const { press } = await openIptv({ ...database });
    await grid("Users");
    await grid("Streams");
    const button = screen.getByRole("button", { name: "Hide plugin settings" });
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await press("Hide plugin settings");
    expect(screen.queryByRole("grid")).toBeNull();
    await press("Show plugin settings");
    await grid("Users");
    await grid("Streams");
    await screen.findByRole("textbox", { name: "Database path" });
  });

  it("turns IPTV off after a question, and leaves all as it is after a no", async () => {
    const { stores, press } = await openIptv({ ...database });
    const button = await screen.findByRole("button", { name: "Turn IPTV off" });
    expect(button.parentElement?.textContent).toBe("Turn IPTV off at once");
    await press("Turn IPTV off");
    await waitFor(() =>
      expect(stores.questions.asked).toMatchObject({ title: "Turn IPTV off?", verb: "Turn IPTV off" }),
    );
    act(() => stores.questions.answer(false));
    await waitFor(() => expect(stores.save.isRunning).toBe(false));
    expect([stores.saved, stores.draft.count]).toEqual([[], 0]);
    await press("Turn IPTV off");
    await waitFor(() => expect(stores.questions.asked?.words).toBeDefined());
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(stores.saved).toEqual([{ plugins: { iptv: null } }]));
    await screen.findByRole("button", { name: "Enable IPTV" });
  });

  it("reads the users anew from another database", async () => {
    const { stores, server } = await openIptv({ ...database }, ({ calls }) => calls.users.fill(["Ann"]));
    await screen.findByRole("textbox", { name: "Name of Ann" });
    server.forget(1);
    server.fill(["Bob"]);
    act(() => stores.config.merge({ plugins: { iptv: { database: "sqlite:///tmp/other.db" } } }, 2));
    await screen.findByRole("textbox", { name: "Name of Bob" });
    expect(screen.queryByRole("textbox", { name: "Name of Ann" })).toBeNull();
  });

  it("saves nothing that was typed for a user of the database before as one of the database that came after it", async () => {
    const { stores, server, user } = await openIptv({ ...database }, ({ calls }) => calls.users.fill(["Ann"]));
    const sessions = await screen.findByRole("textbox", { name: "Max sessions of Ann" });
    server.failure = new ApiError("server", "the file has gone");
    await user.type(sessions, "3");
    await screen.findByText(/^Not saved: /, undefined, { timeout: 5000 });
    server.failure = undefined;
    server.edit(1, { name: "Bob", email: "bob@example.com" });
    const others = server.all;
    act(() => stores.config.merge({ plugins: { iptv: { database: "sqlite:///tmp/other.db" } } }, 2));
    await screen.findByRole("textbox", { name: "Name of Bob" });
    expect(server.all).toEqual(others);
  });

  it("says so where the server keeps no users; its streams can be enabled all the same", async () => {
    await openIptv({ ...database }, undefined, {});
    await screen.findByText("This server keeps no IPTV users");
    await grid("Streams");
    expect(screen.queryByRole("grid", { name: "Users" })).toBeNull();
  });
});
