import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadCheck } from "../../src/generated/loadCheck.ts";
import { createServices } from "../../src/services.ts";
import { saveAtOnce } from "../../src/stores/saving/immediateSaves.ts";
import { FakePage } from "../api/support/FakePage.ts";
import { FakeServer } from "../api/support/FakeServer.ts";

const title = ["streams", "news", "title"];
const password = ["streams", "news", "password"];
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A console in a page, with an admin signed in who has changed a title and a password. */
async function opened() {
  const server = new FakeServer({ streams: { news: { name: "news", title: "A" } } });
  const { stores, start } = createServices(new FakePage(), { fetch: server.fetch, open: server.open });
  start();
  await settle();
  await stores.session.signIn({ login: "admin", password: "right" }, false);
  await settle();
  stores.draft.edit(title, "B");
  stores.draft.edit(password, "s3cret");
  const signIn = async (login: string) => {
    server.isLoggedIn = false;
    stores.session.expire();
    server.login = login;
    await stores.session.signIn({ login, password: "right" }, false);
    await vi.advanceTimersByTimeAsync(60_000);
  };
  const sent = () => server.callsTo("/flussonic/api/modify_config").map(({ body }) => JSON.parse(body) as unknown);
  return { server, signIn, sent, ...stores };
}

beforeEach(async () => {
  // Loaded once by hand: a lazy import does not go by the test's clock.
  await Promise.all([loadCheck("server-info"), loadCheck("stream"), import("../../src/stores/saving/approvers.ts")]);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a save without an answer, after which the login has ended", () => {
  it("is sent again once the same name goes on", async () => {
    const { server, draft, save, signIn, sent } = await opened();
    server.happen("lost request");
    void save.commit(draft.edits);
    await vi.waitFor(() => expect(save.state.kind).toBe("unconfirmed"));
    await signIn("admin");
    expect(sent()).toEqual([{ streams: { news: { title: "B", password: "s3cret" } } }]);
    expect(draft.count).toBe(0);
  });

  it("leaves nothing of a save on trial or at a time to another name", async () => {
    const { draft, ownSaves, signIn } = await opened();
    ownSaves.note({ rev: 12, confirmUntilMs: Date.now() + 900_000 }, draft.edits, "stream news { password s3cret; }");
    ownSaves.note({ rev: undefined, scheduledId: "a" }, draft.edits);
    await signIn("admin");
    expect([ownSaves.trial?.written, ownSaves.scheduled.size]).toEqual(["stream news { password s3cret; }", 1]);
    await signIn("bob");
    expect([ownSaves.trial, ownSaves.scheduled.size]).toEqual([undefined, 0]);
  });

  it("is not sent under another name: what holds no secret waits in the draft, the rest is told as left out", async () => {
    const { server, draft, save, signIn, sent } = await opened();
    server.happen("lost request");
    const saving = save.commit(draft.edits);
    await vi.waitFor(() => expect(save.state.kind).toBe("unconfirmed"));
    await signIn("bob");
    expect([await saving, save.state.kind, save.isRunning]).toEqual([false, "idle", false]);
    expect(sent()).toEqual([]);
    expect([draft.patch(), draft.leftOut]).toEqual([{ streams: { news: { title: "B" } } }, ["/streams/news/password"]]);
    expect(await save.commit(draft.edits)).toBe(true);
    expect(sent()).toEqual([{ streams: { news: { title: "B" } } }]);
  });

  it("waits in the draft of another name also where it never was in one, as an import", async () => {
    const { server, draft, save, signIn, sent } = await opened();
    const { edits } = draft;
    draft.discard();
    server.happen("lost request");
    const saving = save.commitBeside(() => edits);
    await vi.waitFor(() => expect(save.state.kind).toBe("unconfirmed"));
    await signIn("bob");
    expect([await saving, sent()]).toEqual([false, []]);
    expect([draft.patch(), draft.leftOut]).toEqual([{ streams: { news: { title: "B" } } }, ["/streams/news/password"]]);
  });

  it("leaves neither uploads nor what failed nor what was last searched to another name", async () => {
    const { failures, recentChoices, signIn, uploads } = await opened();
    recentChoices.write('["page:streams/private"]');
    const leave = async (login: string) => {
      uploads.add({ prefix: "films", path: "", subpath: "" }, [new File(["1"], "private.mp4")]);
      await failures.attempt("A call", () => Promise.reject(new Error("It failed.")));
      await signIn(login);
      return [uploads.uploads.length, uploads.failed.length, failures.failures.length, recentChoices.read()];
    };
    expect(await leave("admin")).toEqual([0, 1, 1, '["page:streams/private"]']);
    expect(await leave("bob")).toEqual([0, 0, 0, undefined]);
  });

  it("is not kept either where its answer fails to come only then, nor does it touch what the new name saves", async () => {
    const { server, draft, save, signIn, sent } = await opened();
    const release = server.hold("answer");
    server.happen("lost answer");
    const saving = save.commit(draft.edits);
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await signIn("bob");
    release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await saving, save.state.kind, sent().length]).toEqual([false, "idle", 1]);
  });
});

describe("a save that was asked for by who was signed in before", () => {
  it("is not sent where its questions are answered only under another name", async () => {
    const { draft, save, signIn, sent } = await opened();
    let agree = (_isFine: boolean): void => undefined;
    save.approveWith(() => new Promise((resolve) => (agree = resolve)));
    const saving = save.commit(draft.edits);
    await vi.advanceTimersByTimeAsync(100);
    await signIn("bob");
    agree(true);
    expect([await saving, save.isRunning, sent()]).toEqual([false, false, []]);
  });

  it("is asked about no more", async () => {
    const { questions, signIn } = await opened();
    const words = { title: "Delete news?", words: "It goes.", verb: "Delete", isDangerous: true };
    const answers = Promise.all([questions.ask(words), questions.ask(words)]);
    await signIn("bob");
    expect([await answers, questions.asked]).toEqual([[false, false], undefined]);
  });

  it("brings back no secret where it waited for another, and is not sent", async () => {
    const { server, draft, save, signIn, sent, ...stores } = await opened();
    server.happen("lost request");
    void save.commit(draft.edits);
    await vi.waitFor(() => expect(save.state.kind).toBe("unconfirmed"));
    const deleting = saveAtOnce({ ...stores, draft, save }, [[["streams", "news"], undefined]]);
    const replacing = save
      .follow(draft.edits, () => Promise.reject(new Error("It was sent.")))
      .catch((error: unknown) => String(error));
    await signIn("bob");
    expect([await deleting, await replacing, sent()]).toEqual([false, "Error: You have logged out.", []]);
    expect(JSON.stringify([...draft.edits])).not.toContain("s3cret");
  });
});
