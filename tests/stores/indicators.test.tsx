import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UrgentNotices } from "../../src/pages/shell/ShellNotices.tsx";
import { SavingStatus } from "../../src/pages/shell/ShellStatus.tsx";
import { StoresContext } from "../../src/context/StoresContext.ts";
import { loadCheck } from "../../src/generated/loadCheck.ts";
import { loadQuestions } from "../../src/generated/loadQuestions.ts";
import { createServices } from "../../src/services.ts";
import { productDesk } from "../../src/model/conf/TextDesk.ts";
import { FakePage } from "../api/support/FakePage.ts";
import { FakeServer } from "../api/support/FakeServer.ts";

// The thread that texts are edited in is the browser's.
vi.mock("../../src/editor/startConfDesk.ts", () => ({ startConfDesk: () => productDesk() }));

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The indicators of the header over a console that is signed in, with one edit to save. */
async function shown() {
  const server = new FakeServer({ streams: { news: { name: "news", title: "A" } } });
  const { stores, reconnect } = createServices(new FakePage(), { fetch: server.fetch, open: server.open });
  await stores.session.signIn({ login: "admin", password: "right" }, false);
  render(
    <StoresContext value={stores}>
      <UrgentNotices onReconnect={reconnect} />
      <SavingStatus />
    </StoresContext>,
  );
  await pass(0);
  act(() => stores.draft.edit(["streams", "news", "title"], "B"));
  return { server, stores, save: () => act(() => void stores.save.commit(stores.draft.edits)) };
}

/** The same with a config text, typed in and not saved. */
async function withText() {
  const { server, stores } = await shown();
  const text = (title: string) => `stream news {\n  title ${title};\n}\n`;
  act(() => stores.draft.discard());
  server.answer("/flussonic/api/read_raw_config", 200, text("A"));
  for (const call of ["parse", "save"]) server.answer(`/flussonic/api/${call}_raw_config`, 200);
  await act(() => stores.configText.load());
  act(() => stores.configText.type(text("B")));
  const save = () => act(() => void stores.configText.save());
  return { server, save };
}

const words = () => screen.getByRole("status").textContent;
const progress = () => screen.getByRole("progressbar");

beforeEach(async () => {
  // Loaded once by hand: a lazy import does not go by the test's clock.
  const approvers = import("../../src/stores/saving/approvers.ts");
  await Promise.all([loadCheck("server-info"), loadCheck("stream"), loadQuestions("stream"), approvers]);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the saving indicator", () => {
  it("shows nothing while nothing is saved", async () => {
    await shown();
    expect(words()).toBe("");
  });

  it("shows it from the press on, while what checks the save is on its way, but not while the operator is asked", async () => {
    const { stores, save } = await shown();
    let letOn = () => {};
    save();
    await pass(0);
    expect(words()).toBe("Saved.");
    act(() => stores.draft.edit(["streams", "news", "title"], "C"));
    stores.save.approveWith(() => new Promise((resolve) => (letOn = () => resolve(false))));
    save();
    await pass(0);
    expect(words(), "not that of before").toBe("Saving config...");
    act(() => void stores.questions.ask({ title: "Save?", words: "Really?", verb: "Save", isDangerous: false }));
    expect(words()).toBe("Saved.");
    act(() => stores.questions.answer(true));
    letOn();
    await pass(0);
    expect(words()).toBe("Saved.");
  });

  it("shows 'Saving config...' while a save runs [C315 S519]", async () => {
    const { server, save } = await shown();
    server.hold("answer");
    save();
    await pass(0);
    expect(words()).toBe("Saving config...");
  });

  it("shows progress over 10 s in steps of 1 s [C316 C317 S519]", async () => {
    const { server, save } = await shown();
    server.hold("answer");
    save();
    await pass(0);
    expect(progress().getAttribute("aria-valuemax")).toBe("10");
    const seen = [];
    for (let step = 0; step < 19; step += 1) {
      seen.push(progress().getAttribute("aria-valuenow"));
      await pass(500);
    }
    expect([...new Set(seen)]).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(seen.filter((second) => second === "4")).toHaveLength(2);
  });

  it("shows 'Server response takes too long.' when the save still runs after 10 s [C318 S520]", async () => {
    const { server, save } = await shown();
    const release = server.hold("answer");
    save();
    await pass(9999);
    expect(words()).toBe("Saving config...");
    await pass(1);
    expect(words()).toBe("Server response takes too long.");
    release();
    await pass(0);
    expect(words()).toBe("Saved.");
  });

  it("shows 'Saved.' when the save finishes, for 3 s [C319 C320 S521]", async () => {
    const { save } = await shown();
    save();
    await pass(0);
    expect(words()).toBe("Saved.");
    await pass(2999);
    expect(words()).toBe("Saved.");
    await pass(1);
    expect(words()).toBe("");
  });

  it("shows the save of a config text as any other: that it runs, that it is slow, and 'Saved.'", async () => {
    const { server, save } = await withText();
    const release = server.hold("answer");
    save();
    await pass(0);
    expect(words()).toBe("Saving config...");
    await pass(10_000);
    expect(words()).toBe("Server response takes too long.");
    release();
    await pass(0);
    expect(words()).toBe("Saved.");
    await pass(3000);
    expect(words()).toBe("");
  });

  it("is empty again where a text is refused, and where its save is only on trial", async () => {
    const { server, save } = await withText();
    let sent = 0;
    server.answer("/flussonic/api/save_raw_config", 400, { error: "invalid", message: "no" });
    save();
    await pass(0);
    expect(server.callsTo("/flussonic/api/save_raw_config")).toHaveLength(++sent);
    expect(words()).toBe("");
    server.answer("/flussonic/api/save_raw_config", 200, { rev: 2, confirm_until: Date.now() + 60_000 });
    save();
    await pass(0);
    expect(server.callsTo("/flussonic/api/save_raw_config")).toHaveLength(++sent);
    expect(words()).toBe("");
  });

  it("does not say that an unconfirmed save is saved", async () => {
    const { server, save } = await shown();
    server.happen("lost answer");
    save();
    await pass(0);
    expect(words()).toBe("Not confirmed yet: the connection broke.");
    await pass(5000);
    expect(words()).toBe("Saved.");
  });
});

describe("the offline notice", () => {
  it("says 'Offline mode, connection with server has been lost.' from the close of the socket until it is back [C085]", async () => {
    const { server } = await shown();
    expect(screen.queryByText(/Offline mode/)).toBeNull();
    act(() => server.breakLines());
    expect(screen.getByText("Offline mode, connection with server has been lost.")).toBeTruthy();
    await pass(2000);
    expect(screen.queryByText(/Offline mode/)).toBeNull();
  });
});
