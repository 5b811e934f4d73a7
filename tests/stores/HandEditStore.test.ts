import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import type { HandEditCalls, WaitingHandEdit } from "../../src/api/handEditApi.ts";
import { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { FailureStore } from "../../src/stores/FailureStore.ts";
import { HandEditStore } from "../../src/stores/HandEditStore.ts";
import { NotificationStore } from "../../src/stores/NotificationStore.ts";

const waiting: WaitingHandEdit = { id: "x1", mend: [] };

/** A console with a server where an edit waits, or none; each call is noted. */
function open({ words, edit, fails = false }: { words?: string; edit?: WaitingHandEdit | undefined; fails?: boolean }) {
  const asked: string[] = [];
  let isFailing = fails;
  const answer = async <T>(call: string, value: T): Promise<T> => {
    asked.push(call);
    if (isFailing) throw new Error("no answer");
    return value;
  };
  const calls: HandEditCalls = {
    read: () => answer("read", edit),
    putAside: (id) => answer(`put aside ${id}`, undefined),
    mend: (id) => answer(`mend ${id}`, undefined),
  };
  const config = new ConfigStore();
  config.replace({ notifications: words === undefined ? {} : { errors: { "hand-edit": words } } }, 1);
  const failures = new FailureStore();
  const notifications = new NotificationStore(config, { read: () => undefined, write: () => undefined });
  const store = new HandEditStore(async () => calls, notifications, failures);
  return { store, asked, failures, setFailing: (is: boolean) => void (isFailing = is) };
}

describe("the hand edit that waits on the server", () => {
  it("is asked for where the server says that one waits, and not else", async () => {
    const none = open({ edit: waiting });
    await none.store.refresh();
    expect(none.asked).toEqual([]);
    expect(none.store.edit).toBeUndefined();
    const { store, asked } = open({ words: "line 3: no such word", edit: waiting });
    expect(store.words).toBe("line 3: no such word");
    const seen: (string | undefined)[] = [];
    autorun(() => seen.push(store.edit?.id));
    await store.refresh();
    expect(asked).toEqual(["read"]);
    expect(seen).toEqual([undefined, "x1"]);
  });

  it("is not known where it cannot be asked for, which is nobody's error", async () => {
    const { store, failures, setFailing } = open({ words: "broken", edit: waiting });
    await store.refresh();
    setFailing(true);
    await store.refresh();
    expect(store.edit).toBeUndefined();
    expect(failures.failures).toEqual([]);
  });

  it.each([
    ["putAside", "put aside x1"],
    ["mend", "mend x1"],
  ] as const)("%s is done to that very text, and what waits is asked for anew", async (deed, call) => {
    const { store, asked } = open({ words: "broken", edit: waiting });
    await store.refresh();
    await store[deed]();
    expect(asked).toEqual(["read", call, "read"]);
    expect(store.isBusy).toBe(false);
  });

  it("is asked for first where it could not be when the words came", async () => {
    const { store, asked } = open({ words: "broken", edit: waiting });
    await store.mend();
    expect(asked).toEqual(["read", "mend x1", "read"]);
    const gone = open({ words: "broken", edit: undefined });
    await gone.store.putAside();
    expect(gone.asked).toEqual(["read", "read"]);
    expect(gone.failures.failures).toEqual([]);
  });

  it("is dealt with once at a time, and says so meanwhile", async () => {
    const { store, asked } = open({ words: "broken", edit: waiting });
    await store.refresh();
    const busy: boolean[] = [];
    autorun(() => busy.push(store.isBusy));
    await Promise.all([store.mend(), store.putAside(), store.mend()]);
    expect(asked).toEqual(["read", "mend x1", "read"]);
    expect(busy).toEqual([false, true, false]);
  });

  it("tells what was not done, with the reason, and can be tried again", async () => {
    const { store, failures, setFailing } = open({ words: "broken", edit: waiting });
    await store.refresh();
    setFailing(true);
    await store.putAside();
    await store.mend();
    expect(failures.failures.map(({ words }) => words)).toEqual(["no answer", "no answer"]);
    expect(new Set(failures.failures.map(({ what }) => what)).size).toBe(2);
    expect(store.isBusy).toBe(false);
  });
});
