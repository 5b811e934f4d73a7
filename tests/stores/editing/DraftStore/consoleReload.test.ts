import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadCheck } from "../../../../src/generated/loadCheck.ts";
import { createServices } from "../../../../src/services.ts";
import { FakePage } from "../../../api/support/FakePage.ts";
import { FakeServer } from "../../../api/support/FakeServer.ts";
import { title } from "../../support/openDraft.ts";

describe("a reload of the console", () => {
  const settle = () => vi.advanceTimersByTimeAsync(0);

  /** A console in a page, with the login that the page has stored. */
  async function loaded(server: FakeServer, page: FakePage) {
    const services = createServices(page, { fetch: server.fetch, open: server.open });
    services.start();
    await settle();
    return services.stores;
  }

  /** A page in which an operator is signed in, and stays so. */
  async function signedIn() {
    const server = new FakeServer({ streams: { news: { name: "news", title: "A" } } });
    const page = new FakePage();
    const stores = await loaded(server, page);
    await stores.session.signIn({ login: "admin", password: "right" }, true);
    await settle();
    return { server, page, ...stores };
  }

  beforeEach(async () => {
    // Loaded once by hand: a lazy import does not go by the test's clock.
    await Promise.all([loadCheck("server-info"), loadCheck("stream")]);
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    [{ error: "bad_credentials", message: "The login or the password is wrong." }, "invalid-login", undefined, []],
    ["", "invalid-login", undefined, []],
    [
      { error: "forbidden", message: "Calls from pages of another site are refused." },
      "server-error",
      "Calls from pages of another site are refused.",
      ["sluice.auth"],
    ],
  ])("takes 403 for a wrong password unless the server says otherwise: %j", async (body, login, words, kept) => {
    const first = await signedIn();
    first.server.isLoggedIn = false;
    first.server.answer("/admin/login", 403, body);
    const { session } = await loaded(first.server, first.page);
    expect([session.view, session.login, session.loginError]).toEqual(["login", login, words]);
    expect(first.page.localStorage.keys).toEqual(kept);
  });

  it("waits for a server that is starting, behind a gateway too, and keeps page and draft", async () => {
    const first = await signedIn();
    first.draft.edit(title, "B");
    first.server.isDown = true;
    const { session, draft } = await loaded(first.server, first.page);
    expect([session.view, draft.count]).toEqual(["waiting", 1]);
    first.server.isDown = false;
    const paths = ["/admin/login", "/flussonic/api/server"];
    for (const path of paths) first.server.answer(path, 503, "<html>no server</html>");
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.view).toBe("waiting");
    for (const path of paths) first.server.answer(path, undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect([session.view, draft.count, first.page.localStorage.keys]).toEqual(["app", 1, ["sluice.auth"]]);
  });
});
