import { autorun } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LoginState, SessionStore } from "../../src/stores/SessionStore.ts";

class Refusal extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

/** A way to a server whose answers a test chooses, and a browser that remembers. */
class Gate {
  stored: string | undefined;
  loginStatus = 200;
  infoStatus = 200;
  infoCalls = 0;
  /** So many first questions are answered with 401. */
  refusedInfos = 0;
  isServing = false;
  reloads = 0;
  signOuts = 0;
  release: (() => void) | undefined;
  holds: "login" | "stores" | undefined;
  readonly order: string[] = [];
  readonly session = new SessionStore<string>({
    signIn: () => {
      this.order.push("login");
      return this.answer(this.loginStatus, "login");
    },
    signOut: () => {
      this.order.push("sign out");
      this.signOuts += 1;
      return this.answer(this.infoStatus, "none");
    },
    readServerInfo: () => {
      this.order.push("info");
      this.infoCalls += 1;
      return this.answer(this.refusedInfos-- > 0 ? 401 : this.infoStatus, "none");
    },
    isWrongLogin: (error) => error instanceof Refusal && error.status === 403,
    isUnreachable: (error) => error instanceof Refusal && error.status === 0,
    isRefusal: (error) => error instanceof Refusal && (error.status === 401 || error.status === 403),
    wordsOf: (error) => (error instanceof Error ? error.message : ""),
    readStored: () => this.stored,
    writeStored: (credentials) => (this.stored = credentials),
    clearStored: () => {
      this.order.push("clear");
      this.stored = undefined;
    },
    startStores: async () => {
      await this.answer(200, "stores");
      this.isServing = true;
    },
    stopStores: () => {
      this.order.push("stop");
      this.isServing = false;
    },
    reload: () => {
      this.order.push("reload");
      this.reloads += 1;
    },
  });

  private async answer(status: number, at: string): Promise<void> {
    if (this.holds === at) await new Promise<void>((resolve) => (this.release = resolve));
    if (status !== 200) throw new Refusal(status);
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function loggedIn() {
  const gate = new Gate();
  await gate.session.signIn("right", true);
  return gate;
}

describe("SessionStore", () => {
  it("goes from not logged over logging to logged [C088]", async () => {
    const gate = new Gate();
    const states: LoginState[] = [];
    autorun(() => states.push(gate.session.login));
    await gate.session.signIn("right", true);
    expect(states).toEqual(["not-logged", "logging", "logged"]);
  });

  it("is an invalid login after an answer 403 to the login [C088 C391]", async () => {
    const gate = new Gate();
    gate.loginStatus = 403;
    await gate.session.signIn("wrong", true);
    expect([gate.session.login, gate.session.view]).toEqual(["invalid-login", "loading"]);
    gate.session.isStarting = false;
    expect(gate.session.view).toBe("login");
    expect(gate.stored).toBeUndefined();
  });

  it.each([400, 401, 429, 500, 503])(
    "is a server error after any other failure of the login, such as %i [C088 C392]",
    async (status) => {
      const gate = new Gate();
      gate.loginStatus = status;
      await gate.session.signIn("right", true);
      expect([gate.session.login, gate.session.loginError]).toEqual(["server-error", `status ${status}`]);
      expect(gate.infoCalls).toBe(0);
    },
  );

  it("lets in after a second, right try", async () => {
    const gate = new Gate();
    gate.loginStatus = 403;
    await gate.session.signIn("wrong", true);
    gate.loginStatus = 200;
    await gate.session.signIn("right", true);
    expect(gate.session.view).toBe("app");
  });

  it("fetches the server info after the login, and not before [C386]", async () => {
    const gate = new Gate();
    gate.holds = "login";
    const signIn = gate.session.signIn("right", true);
    await settle();
    expect(gate.infoCalls).toBe(0);
    gate.release?.();
    await signIn;
    expect(gate.infoCalls).toBe(1);
  });

  it("starts the stores once it is logged, and only then shows the app [C090]", async () => {
    const gate = new Gate();
    gate.holds = "stores";
    const signIn = gate.session.signIn("right", true);
    await settle();
    expect([gate.session.login, gate.isServing, gate.session.view]).toEqual(["logged", false, "loading"]);
    gate.release?.();
    await signIn;
    expect([gate.isServing, gate.session.view]).toEqual([true, "app"]);
  });

  it.each([401, 403])("returns to the login after an answer %i to the server info [C395]", async (status) => {
    const gate = new Gate();
    gate.stored = "right";
    gate.infoStatus = status;
    await gate.session.start();
    expect([gate.session.login, gate.session.view, gate.stored]).toEqual(["not-logged", "login", undefined]);
  });

  it("shows the server error page after any other error of the server info, and asks again on retry [C397]", async () => {
    const gate = new Gate();
    gate.infoStatus = 500;
    await gate.session.signIn("right", true);
    expect([gate.session.view, gate.session.serverError]).toEqual(["server-error", "status 500"]);
    await gate.session.retry();
    expect([gate.infoCalls, gate.session.view]).toEqual([2, "server-error"]);
    gate.infoStatus = 200;
    await gate.session.retry();
    expect([gate.infoCalls, gate.session.view, gate.isServing]).toEqual([3, "app", true]);
  });

  it("keeps the login for the next reload only when asked to", async () => {
    const gate = new Gate();
    await gate.session.signIn("right", false);
    expect(gate.stored).toBeUndefined();
    expect((await loggedIn()).stored).toBe("right");
  });

  it("is in after a reload with a stored login, or with a cookie that is still good", async () => {
    const stored = new Gate();
    stored.stored = "right";
    await stored.session.start();
    expect(stored.session.view).toBe("app");
    const cookie = new Gate();
    await cookie.session.start();
    expect(cookie.session.view).toBe("app");
  });

  it("signs in with a stored login only where the cookie is over", async () => {
    const fresh = new Gate();
    fresh.stored = "right";
    await fresh.session.start();
    expect([fresh.session.view, fresh.order]).toEqual(["app", ["info"]]);
    const expired = new Gate();
    expired.stored = "right";
    expired.refusedInfos = 1;
    await expired.session.start();
    expect([expired.session.view, expired.order, expired.stored]).toEqual(["app", ["info", "login", "info"], "right"]);
  });

  it("tries a stored login on retry where the first look at the cookie failed: a cookie that is over is no reason to forget it", async () => {
    const gate = new Gate();
    gate.stored = "right";
    gate.infoStatus = 500;
    await gate.session.start();
    expect([gate.session.view, gate.order, gate.stored]).toEqual(["server-error", ["info"], "right"]);
    gate.infoStatus = 200;
    gate.refusedInfos = 1;
    gate.order.length = 0;
    await gate.session.retry();
    expect([gate.session.view, gate.order, gate.stored]).toEqual(["app", ["info", "login", "info"], "right"]);
  });

  it("leads from the server error page to the login page where the stored login is not taken any more", async () => {
    const gate = new Gate();
    gate.stored = "old";
    gate.infoStatus = 500;
    await gate.session.start();
    gate.infoStatus = 401;
    gate.loginStatus = 403;
    await gate.session.retry();
    expect([gate.session.view, gate.session.login, gate.stored]).toEqual(["login", "invalid-login", undefined]);
  });

  it("waits with the login page until it has looked for a login", async () => {
    const gate = new Gate();
    gate.infoStatus = 401;
    expect(gate.session.view).toBe("loading");
    await gate.session.start();
    expect(gate.session.view).toBe("login");
  });

  it("clears the login, stops the stores, ends the session and reloads the page at logout, in this order [C093]", async () => {
    const gate = await loggedIn();
    gate.order.length = 0;
    await gate.session.logout();
    expect(gate.order).toEqual(["clear", "stop", "sign out", "reload"]);
    expect([gate.stored, gate.isServing, gate.reloads]).toEqual([undefined, false, 1]);
  });

  it("reloads though the server cannot be told of the logout", async () => {
    const gate = await loggedIn();
    gate.infoStatus = 500;
    await gate.session.logout();
    expect([gate.signOuts, gate.reloads]).toEqual([1, 1]);
  });

  it("goes back to the login once when the session is over, and in again after a new login", async () => {
    const gate = await loggedIn();
    gate.order.length = 0;
    gate.session.expire();
    gate.session.expire();
    expect(gate.order).toEqual(["stop", "clear"]);
    expect([gate.session.view, gate.session.login, gate.isServing, gate.reloads]).toEqual([
      "loading",
      "not-logged",
      false,
      0,
    ]);
    expect(gate.session.isOver).toBe(true);
    await gate.session.signIn("right", false);
    expect([gate.session.view, gate.isServing]).toEqual(["app", true]);
  });
});

describe("a server that does not answer yet", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A reload of the page, `afterMs` later the server is up. */
  async function reloadedBefore(afterMs: number, prepare: (gate: Gate) => void) {
    const gate = new Gate();
    prepare(gate);
    [gate.loginStatus, gate.infoStatus] = [0, 0];
    const views: string[] = [];
    autorun(() => views.push(gate.session.view));
    void gate.session.start();
    await vi.advanceTimersByTimeAsync(afterMs);
    [gate.loginStatus, gate.infoStatus] = [200, 200];
    await vi.advanceTimersByTimeAsync(2000);
    return { gate, views };
  }

  it.each([
    ["a stored login", "right"],
    ["the cookie", undefined],
  ])("is waited for after a reload with %s, and the login page never shows", async (_name, stored) => {
    const { gate, views } = await reloadedBefore(3000, (fresh) => (fresh.stored = stored));
    expect(views).toEqual(["loading", "waiting", "loading", "app"]);
    expect([gate.isServing, gate.stored]).toEqual([true, stored]);
  });

  it("is told as a server error after a while, and still asked: the console appears by itself [C397]", async () => {
    const { gate, views } = await reloadedBefore(20_000, (fresh) => (fresh.stored = "right"));
    expect(views).toEqual(["loading", "waiting", "server-error", "loading", "app"]);
    expect([gate.session.serverError, gate.stored]).toEqual([undefined, "right"]);
  });

  it("is asked at once when the operator presses Retry, and by one only", async () => {
    const gate = new Gate();
    gate.infoStatus = 0;
    void gate.session.start();
    await vi.advanceTimersByTimeAsync(10_100);
    const asked = gate.infoCalls;
    void gate.session.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([gate.infoCalls, gate.session.view]).toEqual([asked + 1, "server-error"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(gate.infoCalls).toBeLessThanOrEqual(asked + 6);
  });

  it("leads to the login page once it answers that there is no login", async () => {
    const gate = new Gate();
    gate.infoStatus = 0;
    void gate.session.start();
    await vi.advanceTimersByTimeAsync(1000);
    gate.infoStatus = 401;
    await vi.advanceTimersByTimeAsync(1000);
    expect(gate.session.view).toBe("login");
  });

  it("is told at once to whoever signs in by hand, who has the form before him", async () => {
    const gate = new Gate();
    gate.session.isStarting = false;
    gate.loginStatus = 0;
    await gate.session.signIn("right", true);
    expect([gate.session.view, gate.session.login]).toEqual(["login", "server-error"]);
  });
});
