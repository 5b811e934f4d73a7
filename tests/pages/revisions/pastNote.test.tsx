import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
// Loaded with the file: a busy machine takes longer over them than a test waits.
import "../../../src/generated/forms/stream.output.ts";
import "../../../src/pages/entity/EntityFormPage.tsx";
import "../../../src/pages/revisions/PastNote.tsx";
import "../../../src/pages/stream/StreamItem.tsx";
import { openItem } from "../entity/support/openItem.tsx";
import type { FakeRevisions } from "../support/FakeRevisions.ts";

// The form of a stream is a large one: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const tree = { streams: { "a/b": { name: "a/b" } } };
const served = { revision_rows: true };

async function open(prepare: (server: FakeRevisions) => void, capabilities: Record<string, boolean> = served) {
  const page = await openItem(tree, "/standalone/a%2Fb/output", undefined, {
    info: { capabilities },
    prepare: ({ calls }) => prepare(calls.revised),
  });
  const timeout = await page.field("Client timeout");
  return { ...page, timeout, server: page.stores.calls.revised };
}

const paths = (setting = "clients_timeout") => [`streams/a~1b/${setting}`];

describe("the past of what is edited", () => {
  it("is told of the entity in one call, with the way to its revisions, and anew once it changes", async () => {
    const { server, stores } = await open((one) => {
      one.add({ paths: paths() });
      one.add({ paths: ["streams/other"] });
      one.add({ paths: paths("title"), who: "eva", at: Date.now() - 3 * 60_000 });
    });
    const note = await screen.findByRole("link", {
      name: "Changed in 2 of the revisions kept, last by eva 3 min. ago",
    });
    expect(note.getAttribute("href")).toBe("/history?entity=streams%2Fa%7E1b");
    expect(server.made).toEqual(['list {"entity":"streams/a~1b"}  1']);
    server.add({ paths: paths() });
    act(() => stores.config.merge({ streams: { "a/b": { clients_timeout: 5 } } }, 4));
    await screen.findByRole("link", { name: /^Changed in 3 of the revisions kept, last by admin/ });
  });

  it("says of one that was created, once or again, that it was", async () => {
    const { server, stores } = await open((one) => {
      one.add({ paths: ["streams/a~1b"], added: ["streams/a~1b"], who: "eva" });
    });
    await screen.findByRole("link", { name: /^Created by eva/ });
    server.add({ paths: ["streams/a~1b"], removed: ["streams/a~1b"] });
    server.add({ paths: ["streams/a~1b"], added: ["streams/a~1b"] });
    act(() => stores.config.merge({ streams: { "a/b": { clients_timeout: 5 } } }, 4));
    const again = /^Changed in 3 of the revisions kept, last created again by admin/;
    expect(await screen.findByRole("link", { name: again })).toBeTruthy();
  });

  it("says of what came by an edit of the file that it was done by hand", async () => {
    const { server, stores } = await open((one) => {
      one.add({ paths: ["streams/a~1b"], added: ["streams/a~1b"], who: "file" });
    });
    expect(await screen.findByRole("link", { name: /^Created by hand in the file, \d/ })).toBeTruthy();
    server.add({ paths: paths(), who: "server" });
    act(() => stores.config.merge({ streams: { "a/b": { clients_timeout: 5 } } }, 4));
    expect(await screen.findByRole("link", { name: /kept, last by the server \d/ })).toBeTruthy();
  });

  it("tells how long ago by the server's clock", async () => {
    const { stores } = await open((one) => one.add({ paths: paths(), at: Date.now() - 3 * 60_000 }));
    await screen.findByText(/by admin 3 min\. ago/);
    act(() => stores.config.merge({ now_ms: Date.now() + 60 * 60_000 }, 1));
    expect(await screen.findByText(/by admin 1 h/, {}, { timeout: 5000 })).toBeTruthy();
  });

  it("is told of the setting whose field has the focus, by its title", async () => {
    const { user, timeout } = await open((one) => one.add({ paths: paths() }));
    await user.click(timeout);
    const note = await screen.findByRole("link", { name: /^Client timeout: changed in 1 revision, by admin/ });
    expect(note.getAttribute("href")).toBe("/history?setting=streams%2Fa%7E1b%2Fclients_timeout");
    await user.click(screen.getByRole("textbox", { name: "Max sessions" }));
    await screen.findByText("Max sessions: not changed in the revisions kept");
    // What is edited beside the entity, by the form of another.
    const beside = Object.assign(document.createElement("input"), { id: "form/first_name" });
    document.body.append(beside);
    beside.focus();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(screen.queryByText("Max sessions: not changed in the revisions kept")).toBeTruthy();
    beside.remove();
  });

  it("says at least, where a revision changed more than can be found", async () => {
    await open((one) => {
      one.add({ paths: paths() });
      one.add({ paths: paths(), changes: 2500, more_paths: 2499 });
    });
    expect(await screen.findByText(/^Changed in at least 2 of the revisions kept/)).toBeTruthy();
  });

  it("is asked for by nobody where the server keeps none", async () => {
    const { server, user, timeout } = await open((one) => one.add({ paths: paths() }), {});
    await user.click(timeout);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(server.made).toEqual([]);
    await waitFor(() => expect(screen.queryByText(/revisions kept/)).toBeNull());
  });
});
