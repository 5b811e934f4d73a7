import { entities } from "../../../src/generated/entities.ts";
import { describe, expect, it, vi } from "vitest";
import { loadCheck } from "../../../src/generated/loadCheck.ts";
import { EntityEditor } from "../../../src/stores/editing/EntityEditor.ts";
import { fetchApproval, fetchApprovalOfPresses } from "../../../src/stores/saving/approvers.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

vi.mock("../../../src/generated/loadCheck.ts", () => ({
  loadCheck: vi.fn<() => Promise<never>>(() =>
    Promise.reject(new Error("Failed to fetch dynamically imported module")),
  ),
}));

describe("an entity whose check cannot be fetched, as the line is cut", () => {
  it("is not saved, which is said, and nothing typed is lost", async () => {
    const own = new SaveDesk({ streams: { news: { name: "news", title: "A" } } });
    const editor = new EntityEditor(own.config, own.draft, own.queue, "stream", ["streams", "news"]);
    editor.edit(["title"], "B");
    expect(await editor.commit()).toBe(false);
    expect(own.queue.failure?.message).toBe("Failed to fetch dynamically imported module");
    expect([own.saved, editor.isChanged(), editor.canSave()]).toEqual([[], true, true]);
  });

  it("had it asked for as soon as something was edited, once for each kind", async () => {
    const edits = ["/streams/news/title", "/streams/sport/title", "/sources/1/only", "/loglevel"].map(
      (at) => [at, { path: at.split("/").slice(1), base: undefined, mine: "x" }] as const,
    );
    vi.mocked(loadCheck).mockClear();
    await expect(fetchApproval(new Map(edits))).rejects.toThrow("dynamically imported");
    expect(vi.mocked(loadCheck).mock.calls.map(([name]) => name)).toEqual(["stream", "mirror", "server"]);
  });

  it("is asked for before the first press of what is saved at once, which nobody edits before", async () => {
    vi.mocked(loadCheck).mockClear();
    await expect(fetchApprovalOfPresses()).rejects.toThrow("dynamically imported");
    const asked = vi.mocked(loadCheck).mock.calls.map(([name]) => name);
    expect(asked.toSorted()).toEqual(Object.keys(entities).toSorted());
  });
});
