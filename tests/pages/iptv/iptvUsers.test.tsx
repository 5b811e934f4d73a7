import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { giveLayout } from "../../support/giveLayout.ts";
import { database, openIptv } from "./support/openIptv.tsx";

beforeEach(() => giveLayout());

async function open(names: readonly string[] = ["Ann", "Bob"]) {
  const page = await openIptv({ ...database, streams: { news: { name: "news" } } }, ({ calls }) => {
    calls.users.fill(names);
  });
  const table = await screen.findByRole("grid", { name: "Users" }, { timeout: 10_000 });
  const field = (name: string) => within(table).findByRole<HTMLInputElement>("textbox", { name }, { timeout: 10_000 });
  const retype = async (name: string, typed: string) => {
    const input = await field(name);
    await page.user.clear(input);
    if (typed !== "") await page.user.type(input, typed);
  };
  return { ...page, table, field, retype };
}

describe("the users of the IPTV page", () => {
  it("are a table with the columns of the schema, a filter and the total [S088]", async () => {
    const { table, field } = await open();
    await field("Name of Ann");
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Name", "Email", "Key", "Max sessions", "Playlist", "Saving"]);
    expect(screen.getByText("2 users")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Search users" })).toBeTruthy();
  });

  it("are filtered by the server, 1 s after the last key [S088] [S509]", async () => {
    const { user, server, field } = await open();
    await field("Name of Ann");
    await user.type(screen.getByRole("textbox", { name: "Search users" }), "bob");
    await screen.findByText("1 found", undefined, { timeout: 5000 });
    expect(screen.queryByRole("textbox", { name: "Name of Ann" })).toBeNull();
    expect(
      server.asked.filter((one) => one.startsWith("read b")),
      "not with each letter",
    ).toEqual(["read bob 1"]);
    await user.type(screen.getByRole("textbox", { name: "Search users" }), "x");
    await screen.findByText("No matching users found", undefined, { timeout: 5000 });
  });

  it("are read further as soon as the end is nearer than 300 px [S510]", async () => {
    giveLayout(6034);
    const { table, server, field } = await open(Array.from({ length: 150 }, (_, index) => `User ${index + 100}`));
    await field("Name of User 100");
    expect(table.getAttribute("aria-rowcount")).toBe("101");
    table.scrollTop = 6034 - 420 - 301;
    fireEvent.scroll(table);
    expect(server.asked).not.toContain("read  2");
    table.scrollTop = 6034 - 420 - 299;
    fireEvent.scroll(table);
    await waitFor(() => expect(table.getAttribute("aria-rowcount")).toBe("151"), { timeout: 5000 });
    expect(server.asked.filter((one) => one === "read  2")).toHaveLength(1);
  });

  it("are edited where they stand and saved by themselves, told beside the row [S288]", async () => {
    const { server, table, retype } = await open();
    await retype("Name of Ann", "Anna");
    await within(table).findByText("Not saved yet");
    await within(table).findByText("Saved", undefined, { timeout: 5000 });
    expect(server.all[0]).toMatchObject({ id: 1, name: "Anna", email: "ann@example.com" });
  });

  it("keep a refused value typed, with the server's words at its field [S288]", async () => {
    const { table, field, retype } = await open();
    await retype("Email of Ann", "bob@example.com");
    await within(table).findByText("Another user has this email", undefined, { timeout: 5000 });
    const input = await field("Email of Ann");
    expect([input.value, input.getAttribute("aria-invalid")]).toEqual(["bob@example.com", "true"]);
    const words = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(words?.textContent).toBe("Another user has this email");
    expect(within(table).getByText("Not saved")).toBeTruthy();
  });

  it("take digits alone for the sessions, and none for no limit [S376]", async () => {
    const { server, field, retype } = await open();
    await retype("Max sessions of Ann", "1x2");
    expect((await field("Max sessions of Ann")).value).toBe("12");
    await waitFor(() => expect(server.all[0]?.max_sessions).toBe(12), { timeout: 5000 });
    await retype("Max sessions of Ann", "");
    await waitFor(() => expect(server.all[0]).not.toHaveProperty("max_sessions"), { timeout: 5000 });
  });

  it("are saved at once when the page is left before the second is over [S288]", async () => {
    const { server, router, retype } = await open();
    await retype("Name of Ann", "Anna");
    expect(server.asked).not.toContain("update 1");
    await act(() => router.navigate("/"));
    await waitFor(() => expect(server.all[0]?.name).toBe("Anna"), { timeout: 900 });
  });

  it("keep a name that is being typed when the list is read anew [S288]", async () => {
    const { server, user, press, field } = await open();
    await user.type(await field("Name of Bob"), "by");
    await user.clear(await field("Email of Bob"));
    server.edit(2, { max_sessions: 4 });
    await press("Refresh");
    await waitFor(async () => expect((await field("Max sessions of Bob")).value).toBe("4"));
    expect([(await field("Name of Bob")).value, (await field("Email of Bob")).value]).toEqual(["Bobby", ""]);
  });

  it("are added with a name and an email; the sessions are optional [S376] [S424]", async () => {
    const { server, user, press } = await open();
    await press("Add user");
    const dialog = within(await screen.findByRole("dialog", { name: "New user" }));
    const add = dialog.getByRole("button", { name: "Add user" });
    await dialog.findByRole("textbox", { name: /^Name/ });
    // Nothing takes effect before the button: its sign stands there, and at no field.
    expect(dialog.getAllByTitle("Takes effect as soon as it is chosen.")).toHaveLength(1);
    expect(add.parentElement?.textContent).toContain("at once");
    await user.click(add);
    expect((await dialog.findAllByText("Name is required")).length).toBeGreaterThan(0);
    expect(dialog.getAllByText("Email is required").length).toBeGreaterThan(0);
    expect(server.asked.some((one) => one.startsWith("create"))).toBe(false);
    await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Zoe");
    await user.type(dialog.getByRole("textbox", { name: /^Email/ }), "bob@example.com");
    await user.click(add);
    expect((await dialog.findAllByText("Another user has this email")).length).toBeGreaterThan(0);
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("Zoe");
    await user.clear(dialog.getByRole("textbox", { name: /^Email/ }));
    const email = dialog.getByRole("textbox", { name: /^Email/ });
    await user.type(email, "zoe@example.com");
    fireEvent.keyDown(email, { key: "s", ctrlKey: true });
    await screen.findByRole("textbox", { name: "Name of Zoe" });
    expect(server.all.at(-1)).toEqual({ id: 3, key: "key-3", name: "Zoe", email: "zoe@example.com" });
    expect(screen.getByText("Zoe is added")).toBeTruthy();
  });

  it("are removed after a question, each or all of them; for all their number is typed [S424]", async () => {
    const { stores, server, user, press, table } = await open(["Ann", "Bob", "Zoe"]);
    await user.click(await within(table).findByRole("button", { name: "Remove Bob" }));
    await waitFor(() => expect(stores.questions.asked?.title).toBe("Remove Bob?"));
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Name of Bob" })).toBeNull());
    await press("Remove all");
    const dialog = within(await screen.findByRole("dialog", { name: "Remove all users?" }));
    const input = await dialog.findByRole("textbox", { name: "Type 2 to go on" });
    const remove = dialog.getByRole<HTMLButtonElement>("button", { name: "Remove all" });
    await user.type(input, "3");
    expect(remove.disabled).toBe(true);
    await user.clear(input);
    await user.type(input, "2");
    await user.click(remove);
    await screen.findByText("2 users removed");
    expect(server.all).toEqual([]);
    await screen.findByText("There are no users yet");
  });

  it("have a playlist for HLS and for MPEG-TS, as links, and as QR codes [S090] [S091]", async () => {
    const { user, table } = await open();
    const hls = await within(table).findByRole<HTMLAnchorElement>("link", { name: "HLS playlist of Ann" });
    expect(hls.href).toBe(`${window.location.origin}/tv/playlists/1.m3u?key=key-1`);
    expect(within(table).getByRole<HTMLAnchorElement>("link", { name: "MPEG-TS playlist of Ann" }).href).toBe(
      `${window.location.origin}/tv/playlists/1.m3u?key=key-1&type=mpegts`,
    );
    await user.click(within(table).getByRole("button", { name: "Playlist of Ann as QR code" }));
    expect(within(await screen.findByRole("dialog")).getAllByRole("img")).toHaveLength(2);
  });

  it("have a key that is hidden until one asks to see it, and that can be made anew after a question", async () => {
    const { stores, server, user, field, table } = await open(["Ann"]);
    expect((await field("Key of Ann")).value).toBe("••••••••");
    await user.click(within(table).getByRole("button", { name: "Show the key of Ann" }));
    expect((await field("Key of Ann")).value).toBe("key-1");
    await user.click(within(table).getByRole("button", { name: "Make a new key for Ann" }));
    await waitFor(() => expect(stores.questions.asked?.words).toMatch(/stops working/));
    act(() => stores.questions.answer(true));
    await waitFor(() => expect(server.all[0]?.key).toMatch(/^[\da-f]{32}$/));
    expect(within(table).getByRole<HTMLAnchorElement>("link", { name: "HLS playlist of Ann" }).href).toContain(
      server.all[0]?.key ?? "no key",
    );
  });

  it("cannot be read: the server says on which path, the streams go on working, Retry asks again [S463]", async () => {
    const words = "unable to access database on path sqlite:///tmp/tv.db";
    const { stores, server, press, user } = await openIptv(
      { ...database, streams: { news: { name: "news" } } },
      ({ calls }) => {
        calls.users.fill(["Ann"]);
        calls.users.failure = new ApiError("server", words);
      },
    );
    const alerts = await screen.findAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent).join("\n")).toContain(words);
    await user.click(screen.getByRole("switch", { name: "IPTV for news" }));
    await waitFor(() => expect(stores.saved).toHaveLength(1));
    server.failure = undefined;
    await press("Retry");
    await screen.findByRole("textbox", { name: "Name of Ann" });
  });

  it("stay while the server is away, and are saved when it is back", async () => {
    const { stores, server, retype, field } = await open(["Ann"]);
    await field("Name of Ann");
    server.failure = new ApiError("unreachable", "The server cannot be reached");
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    await screen.findByText("The server cannot be reached. What you edit is saved when it is back.");
    await retype("Name of Ann", "Anna");
    await screen.findByText(/^Not saved/, undefined, { timeout: 5000 });
    server.failure = undefined;
    act(() => stores.connection.move({ kind: "online" }));
    await waitFor(() => expect(server.all[0]?.name).toBe("Anna"), { timeout: 5000 });
  });
});
