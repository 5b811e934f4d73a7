import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { TextConsole, TextServer } from "../support/TextConsole.ts";
import { openTrial } from "../support/openTrial.ts";

const before = "stream news {\n  title A;\n}\n";
const written = "stream news {\n  title B; # for the night\n}\n";

/** A text that was saved on trial as revision 2 of the server, and taken back as its third. */
async function returned() {
  const server = new TextServer(before);
  const own = new TextConsole(server);
  const { store, tell, said, ownSaves } = openTrial({
    parts: { config: own.config, draft: own.draft, configText: own.text },
  });
  own.draft.edit(["streams", "news", "title"], "B");
  const { edits } = own.draft;
  ownSaves.note({ rev: server.save(written), confirmUntilMs: 100_000 }, edits, written);
  own.draft.letGo(edits);
  tell({ rev: 2, until: 100_000, comment: "for the night" });
  await store.undo();
  server.save(before);
  return { server, own, store, said };
}

describe("a text that was taken back", () => {
  it("comes back whole, with what was said of it", async () => {
    const { own, store, said } = await returned();
    await store.editAgain();
    expect([own.text.typed, said]).toEqual([written, ["for the night"]]);
    expect(store.state.kind).toBe("none");
  });

  it.each<[why: string, happen: (now: Awaited<ReturnType<typeof returned>>) => unknown]>([
    [
      "somebody has saved since, which the rest of the text would undo",
      ({ server }) => server.save(`# new\n${before}`),
    ],
    ["a text is read that is newer than what the forms know", ({ server }) => server.texts.push(`# new\n${before}`)],
    [
      "the text cannot be read",
      async ({ own, server }) => {
        await own.text.load();
        vi.spyOn(server, "text", "get").mockImplementation(() => {
          throw new ApiError("unreachable", "The server cannot be reached.");
        });
      },
    ],
  ])("comes back as its settings where %s", async (_why, happen) => {
    const now = await returned();
    await happen(now);
    await now.store.editAgain();
    expect(now.own.text.typed).toBeUndefined();
    expect(now.own.draft.patch()).toEqual({ streams: { news: { title: "B" } } });
  });
});
