import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { SaveTerms } from "../../../src/api/configApi.ts";
import { ApiError } from "../../../src/api/ApiError.ts";
import { saveFailureOf } from "../../../src/api/saveFailure.ts";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { mediaItems } from "../../../src/pages/media/mediaItems.tsx";
import { configRoutes } from "../../../src/pages/config/configRoutes.tsx";
import { productDesk } from "../../../src/model/conf/TextDesk.ts";
import type { TextChange } from "../../../src/stores/ConfigTextParts.ts";
import { ConfigTextStore } from "../../../src/stores/ConfigTextStore.ts";
import { openItem } from "../entity/support/openItem.tsx";

const written = "http 80;\nstream news {\n  input fake://fake;\n}\n";

/** The editor over a server that keeps a text; `calls` are what it was asked, in order. */
async function openEditor(
  answers: {
    readonly check?: () => Promise<void>;
    readonly write?: () => Promise<{ readonly rev: number }>;
    readonly approve?: () => Promise<boolean>;
  } = {},
  stored?: string,
  info?: Partial<ServerInfo>,
) {
  const calls: string[] = [];
  const terms: SaveTerms[] = [];
  const server = { text: written, rev: 1 };
  const kept = { text: stored };
  const textCalls = {
    caughtUp: () => Promise.resolve(),
    open: () => Promise.resolve({ ...server }),
    check: (text: string) => {
      calls.push(`check ${text.length}`);
      return answers.check?.() ?? Promise.resolve();
    },
    write: (text: { readonly text: string; readonly rev: number | undefined }, change: TextChange) => {
      terms.push(change.terms);
      calls.push(`write ${text.text.length} over ${text.rev}`);
      if (answers.write) return answers.write();
      server.text = text.text;
      server.rev += 1;
      return Promise.resolve({ rev: server.rev });
    },
    approve: () => {
      calls.push("approve");
      return answers.approve?.() ?? Promise.resolve(true);
    },
    openRevision: (rev: number) => (rev === 1 ? Promise.resolve(written) : Promise.reject(new Error("not kept"))),
    failureOf: saveFailureOf,
  };
  const storage = {
    read: () => kept.text,
    write: (text: string | undefined) => {
      kept.text = text;
    },
  };
  const tree = { http: [80], streams: { news: { name: "news", urls: ["fake://fake"], position: 0 } } };
  const page = await openItem(tree, "/config/editor", [...mediaItems, configRoutes()], {
    configText: ({ draft }) =>
      new ConfigTextStore({
        calls: textCalls,
        openDesk: () => Promise.resolve(productDesk()),
        draft,
        storage,
        choice: { read: () => undefined, write: () => undefined },
        isOffered: true,
        isTouch: true,
      }),
    ...(info && { info }),
  });
  const { configText: store, draft } = page.stores;
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Config text" });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  const type = async (text: string) => {
    await page.user.click(box);
    box.setSelectionRange(0, box.value.length);
    await page.user.paste(text);
  };
  return { ...page, calls, terms, store, draft, server, kept, box, button, type };
}

describe("the config editor", () => {
  it("is a box of 30 rows with the text of the server [C010] [C222]", async () => {
    const { box } = await openEditor();
    expect([box.rows, box.value]).toEqual([30, written]);
    expect(box.getAttribute("wrap")).toBe("off");
  });

  it("saves only after an edit, and once [C223] [C337] [C338]", async () => {
    const { type, button, box, press } = await openEditor();
    expect(button("Save").disabled).toBe(true);
    await type("http 81;\n");
    expect(button("Save").disabled).toBe(false);
    await press("Save");
    await waitFor(() => expect(button("Save").disabled).toBe(true));
    expect(box.value).toBe("http 81;\n");
    await type("http 82;\n");
    expect(button("Save").disabled).toBe(false);
  });

  it("has the text parsed before it is saved, over the revision it was typed on [C336]", async () => {
    const { type, press, calls } = await openEditor();
    await type("http 81;\n");
    await press("Save");
    await waitFor(() => expect(calls).toEqual(["check 9", "approve", "write 9 over 1"]));
  });

  it("says that the config is wrong, with the place, and saves nothing [C224] [C464] [S462]", async () => {
    const words = "line 1, column 1: The statement is not closed.";
    const refuse = () => Promise.reject(new ApiError("invalid", words));
    const { type, press, calls, box } = await openEditor({ check: refuse });
    await type("http 81\n");
    await press("Save");
    expect(await screen.findByText("Config is wrong")).toBeTruthy();
    expect(screen.getByText("Nothing was saved.")).toBeTruthy();
    expect(screen.getByText("Line 1, column 1: The statement is not closed.")).toBeTruthy();
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(calls).toEqual(["check 8"]);
    expect(box.value).toBe("http 81\n");
  });

  it("tells what is wrong while it is typed, and leads there", async () => {
    const { type, box, user } = await openEditor();
    await type("http 81;\nstream a {\n");
    const problem = await screen.findByRole("button", { name: /^Line 2, column \d+: .*never closed/ });
    await user.click(problem);
    expect(box).toBe(document.activeElement);
    expect(box.selectionStart).toBeGreaterThanOrEqual(9);
  });

  it("tells once what the server found as well, with the way to its place", async () => {
    const { type, press, button, box, user } = await openEditor({
      check: () => Promise.reject(new ApiError("invalid", "line 2, column 10: The block is never closed.")),
    });
    await type("http 81;\nstream a {\n");
    const found = await screen.findByRole("button", { name: /^Line 2, column 10/ });
    expect(found).toBeTruthy();
    await press("Save");
    await screen.findByText("Config is wrong");
    expect(screen.getAllByRole("button", { name: /line 2, column 10/i })).toHaveLength(1);
    await user.click(button("Line 2, column 10: The block is never closed."));
    expect(box.selectionStart).toBeGreaterThanOrEqual(9);
  });

  it("only stops saving where the server cannot write it, with no message, and can be saved again [C465]", async () => {
    const write = vi.fn(() => Promise.reject(new ApiError("server", "the disk is full")));
    const { type, press, button, box } = await openEditor({ write });
    await type("http 81;\n");
    await press("Save");
    await waitFor(() => expect(write).toHaveBeenCalled());
    await waitFor(() => expect(button("Save").getAttribute("aria-busy")).toBeNull());
    expect(screen.queryByText("Config is wrong")).toBeNull();
    expect([box.value, button("Save").disabled]).toEqual(["http 81;\n", false]);
  });

  it("does not write over what another administrator has saved", async () => {
    const conflict = () => Promise.reject(new ApiError("conflict", "the config is newer"));
    const { type, press, box } = await openEditor({ write: conflict });
    await type("http 81;\n");
    await press("Save");
    expect(await screen.findByText(/Another administrator has saved meanwhile/)).toBeTruthy();
    expect(box.value).toBe("http 81;\n");
    await press("Discard");
    await waitFor(() => expect(box.value).toBe(written));
  });

  it("is discarded and brought back by one button, which keeps the focus", async () => {
    const { type, press, button, box } = await openEditor();
    await type("http 81;\n");
    await press("Discard");
    await waitFor(() => expect(box.value).toBe(written));
    expect(screen.getByText("What you typed is discarded.")).toBeTruthy();
    expect(document.activeElement).toBe(button("Bring it back"));
    await press("Bring it back");
    await waitFor(() => expect(box.value).toBe("http 81;\n"));
    expect(document.activeElement).toBe(button("Discard"));
    expect(screen.queryByText("What you typed is discarded.")).toBeNull();
  });

  it("asks what a save of the forms asks, and saves nothing after a no", async () => {
    const { type, press, calls, box, draft } = await openEditor({ approve: () => Promise.resolve(false) });
    await type(written.replace("80", "81"));
    await press("Save");
    await waitFor(() => expect(calls).toEqual([`check ${written.length}`, "approve"]));
    expect([...draft.edits.keys()], "the question is about what was typed last").toEqual(["/http"]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-busy")).toBeNull());
    expect(box.value).toContain("http 81");
  });

  it("keeps what is typed on the way to another page and back", async () => {
    const { type, router, box } = await openEditor();
    await type("http 81;\n");
    await router.navigate("/config");
    await waitFor(() => expect(box.isConnected).toBe(false));
    await router.navigate("/config/editor");
    expect(await screen.findByRole("textbox", { name: "Config text" })).toHaveProperty("value", "http 81;\n");
  });
});

describe("the text and the forms", () => {
  it("are one draft: what is typed is an edit of the forms, and says there what is wrong with it", async () => {
    const { type, router, draft } = await openEditor();
    await type(written.replace("fake;", "fake;\n  max_sessions -4;"));
    await waitFor(() => expect([...draft.edits.keys()]).toEqual(["/streams/news/auth/max_sessions"]));
    await router.navigate("/standalone/news/output#/auth/max_sessions");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Max sessions" }, { timeout: 10_000 });
    expect(field.value).toBe("-4");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect((await screen.findAllByText("Max sessions should be at least 0.")).length).toBeGreaterThan(0);
  });

  it("are one draft: an edit of a form is a line of the text, and goes from it again", async () => {
    const { store, draft, box } = await openEditor();
    draft.edit(["streams", "news", "title"], "Latest");
    await waitFor(() => expect(box.value).toContain("  title Latest;\n"));
    expect(store.isEdited).toBe(true);
    draft.discard();
    await waitFor(() => expect(box.value).toBe(written));
    expect(store.isEdited).toBe(false);
  });

  it("lead to each other: a field to its line, a line to its field", async () => {
    const { router, user, draft } = await openEditor();
    draft.edit(["streams", "news", "clients_timeout"], 45);
    await router.navigate("/standalone/news/output");
    await user.click(await screen.findByRole("textbox", { name: "Client timeout" }, { timeout: 10_000 }));
    await user.click(screen.getByRole("link", { name: "Show in the config text" }));
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Config text" });
    await waitFor(() => {
      expect(box.value.slice(box.selectionStart, box.selectionEnd)).toContain("clients_timeout 45");
    });
    expect(document.activeElement).toBe(box);
    await user.keyboard("{ArrowLeft}");
    const place = screen.getByRole("navigation", { name: "Place in the config" });
    await waitFor(() => expect(place.textContent).toContain("Stream news › Client timeout"));
    await user.click(screen.getByRole("link", { name: "Open in the form" }));
    const field = await screen.findByRole("textbox", { name: "Client timeout" });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it("wait for each other where the text cannot be read, and nothing that was typed is lost", async () => {
    const { type, draft, box } = await openEditor();
    await type(written.replace("fake;", 'fake;\n  title "half'));
    await screen.findByRole("button", { name: /The quote is never closed/ });
    draft.edit(["streams", "news", "clients_timeout"], 45);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(box.value).toContain('title "half');
    expect(draft.count).toBe(1);
    await type(box.value.replace('"half', '"half";'));
    await waitFor(() => expect(box.value).toContain("clients_timeout 45;"));
    expect(box.value).toContain('title "half";');
    await waitFor(() => expect(draft.count).toBe(2));
  });

  it("survive a reload: what was typed comes back, but for what holds a secret", async () => {
    const first = await openEditor();
    await first.type(`# mine\n${written.replace("fake;", "fake;\n  password hidden-word;")}`);
    await waitFor(() => expect(first.kept.text).toContain("# mine"));
    expect(first.kept.text).not.toContain("hidden-word");
    cleanup();
    const second = await openEditor({}, first.kept.text);
    await waitFor(() => expect(second.box.value).toBe(`# mine\n${written}`));
    expect(await screen.findByText(/^Missing now, as they held a secret: 1\./)).toBeTruthy();
    await second.press("Understood");
    expect(screen.queryByText(/^Missing now/)).toBeNull();
  });

  it("take in what others save, and ask where both changed the same line", async () => {
    const { type, server, store, box, press, calls } = await openEditor();
    await type(`# mine\n${written}`);
    server.text = written.replace("fake;\n", "fake;\n  # theirs\n");
    server.rev = 2;
    await store.load();
    await waitFor(() => expect(box.value).toBe(`# mine\n${server.text}`));
    server.text = `# others\n${server.text}`;
    server.rev = 3;
    await store.load();
    expect(await screen.findByText(/same lines were changed and saved/)).toBeTruthy();
    expect(box.value).toContain("# mine\n");
    await press("Keep mine");
    await press("Save");
    await waitFor(() => expect(calls.at(-1)).toMatch(/ over 3$/));
  });
});

describe("how the config text is saved", () => {
  const info = { capabilities: { comment: true, confirm: true, save_at: true } };
  const choose = async (
    user: Awaited<ReturnType<typeof openEditor>>["user"],
    role: "checkbox" | "radio",
    name: string,
  ) => user.click(await screen.findByRole(role, { name }));

  it("is said, and can be on trial first, as any save", async () => {
    const { type, press, user, terms, button } = await openEditor({}, undefined, info);
    await type(written.replace("fake;", "fake;\n  title News;"));
    await user.type(await screen.findByRole("textbox", { name: "Comment" }), " for the night ");
    await choose(user, "checkbox", "Ask me to keep it");
    await press("Apply on trial");
    await waitFor(() => expect(terms).toEqual([{ way: "text", comment: "for the night", confirmWithinS: 60 }]));
    await waitFor(() => expect(button("Save").disabled).toBe(true));
    await type(written);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Comment" }).value).toBe("");
  });

  it("is on trial by itself where it may lock the operator out, also where that was typed just now", async () => {
    const { type, press, terms } = await openEditor({}, undefined, info);
    await type(written.replace("http 80;", "http 81;"));
    await press("Save");
    await waitFor(() => expect(terms).toEqual([{ way: "text", confirmWithinS: 60 }]));
  });

  it("may be at a time, for which its settings wait; its comments stay typed", async () => {
    const { type, press, user, box, calls, stores } = await openEditor({}, undefined, info);
    await type(`# mine\n${written.replace("fake;", "fake;\n  title News;")}`);
    await choose(user, "radio", "At a time");
    expect(await screen.findByText("Not to be saved yet: choose a time under “How it is saved”.")).toBeTruthy();
    await press("In 1 h");
    const save = await screen.findByRole<HTMLButtonElement>("button", { name: /^Save for / });
    // What was typed is in the draft.
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    // The check of a stream is loaded with the first save of one.
    const isSaved = () => expect(stores.saved).toEqual([{ streams: { news: { title: "News" } } }]);
    await waitFor(isSaved, { timeout: 10_000 });
    expect(stores.termsOfSaves).toMatchObject([{ way: "text", saveAtMs: expect.any(Number) }]);
    await waitFor(() => expect(box.value).toBe(`# mine\n${written}`));
    expect([calls, stores.draft.count]).toEqual([[], 0]);
  });

  it("is at no time where nothing could wait for it, and says why", async () => {
    const { type, press, user } = await openEditor({}, undefined, info);
    await type(`# mine\n${written}`);
    await choose(user, "radio", "At a time");
    await press("In 1 h");
    expect(await screen.findByText(/no setting is changed that could wait/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Save for / }).disabled).toBe(true);
  });

  it("offers nothing of it at a server that cannot", async () => {
    const { type } = await openEditor();
    await type(`# mine\n${written}`);
    expect(screen.queryByText("How it is saved:")).toBeNull();
    expect(screen.queryByRole("textbox", { name: "Comment" })).toBeNull();
  });
});
