import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openScheduled } from "../support/openScheduled.ts";

const MINUTE = 60_000;
const HASH = `scrypt$16384$8$1$${"A".repeat(22)}$${"A".repeat(43)}`;

describe("a scheduled save, when logins are changed,", () => {
  it("is dropped at once where it would let somebody in, and no other", async () => {
    const { scheduled, record, add, dropped, pass, names } = await openScheduled();
    const login = (password: string) => ({ view_auth: { login: "eye", password } });
    const { id } = await add(login("Another-1"), 5000);
    const other = await add({ loglevel: "debug" }, 5000);
    await record.apply({ notify: "x" }, { ifMatch: 1, who: "eve" });
    expect(scheduled.count).toBe(2);
    await record.apply(login("Changed-1"), { ifMatch: 2, who: "eve" });
    await pass(0);
    expect(dropped).toEqual([[id, expect.stringMatching(/was not applied: a login was changed since\.$/)]]);
    expect([scheduled.list.map((one) => one.id), names()]).toEqual([[other.id], [`${other.id}.json`]]);
  });

  it("is dropped where its own login has ended, whatever it changes, and stays where whoever changes it in the console made it", async () => {
    const { scheduled, record, add, dropped, pass, stop, folder, names } = await openScheduled();
    const evil = { cluster_key: "X", streams: { sport: { name: "sport", title: "evil" } } };
    const { id } = await add(evil, MINUTE, { account: "first", session: "eve" });
    const program = await add({ notify: "x" }, MINUTE, { account: "first" });
    const older = await add({ total_bandwidth: 5 }, MINUTE);
    const given = await add({ loglevel: "debug" }, MINUTE, { account: "given", session: "ops" });
    const own = await add({ http: [80] }, MINUTE, { account: "first", session: "boss" });
    const login = { edit_auth: { login: "chief", password: HASH } };
    await record.apply(login, { ifMatch: 1, who: "boss", session: "boss" });
    await pass(0);
    const ended = expect.stringMatching(/was not applied: the login that scheduled it was changed since\.$/);
    expect(dropped).toEqual([
      [id, ended],
      [program.id, ended],
      [older.id, expect.stringMatching(/it is not known which login scheduled it, and one was changed since\.$/)],
    ]);
    expect([scheduled.list.map((one) => one.id), names()]).toEqual([
      [given.id, own.id],
      [`${given.id}.json`, `${own.id}.json`].toSorted(),
    ]);
    await stop();
    const again = await openScheduled({ folder });
    // Under its name of now: the one before may be that of somebody who may only read.
    expect(again.scheduled.list.map(({ by }) => by).toSorted()).toEqual(["boss", "chief"]);
    await again.pass(MINUTE);
    expect(again.record.current.config).toEqual({ ...login, loglevel: "debug", http: [80] });
  });

  it.each(["undone", "kept"] as const)(
    "waits for a change of its login that is on trial, over a restart too: %s",
    async (how) => {
      const first = await openScheduled();
      const { id } = await first.add({ loglevel: "debug" }, MINUTE, { account: "first", session: "colleague" });
      const login = { edit_auth: { login: "boss", password: HASH } };
      await first.record.apply(login, { ifMatch: 1, who: "boss", session: "boss", confirmWithinS: 600 });
      await first.pass(0);
      expect([first.scheduled.count, first.dropped]).toEqual([1, []]);
      await first.stop();
      const { scheduled, record, pass, dropped } = await openScheduled({ folder: first.folder });
      expect([scheduled.count, record.pendingSave?.rev]).toEqual([1, 2]);
      await (how === "kept" ? record.confirm(2, { who: "boss" }) : record.undo(2, { who: "boss" }));
      await pass(0);
      const ended = expect.stringMatching(/the login that scheduled it was changed since\.$/);
      expect([scheduled.count, dropped]).toEqual(how === "kept" ? [0, [[id, ended]]] : [1, []]);
      await pass(MINUTE);
      expect(record.current.config).toEqual(how === "kept" ? login : { loglevel: "debug" });
    },
  );

  it("is dropped at the start where a hand has ended its login meanwhile", async () => {
    const first = await openScheduled();
    const { id } = await first.add({ loglevel: "debug" }, MINUTE, { account: "first", session: "eve" });
    await first.stop();
    writeFileSync(join(first.folder, "sluice.conf"), JSON.stringify({ edit_auth: { login: "boss", password: HASH } }));
    const again = await openScheduled({ folder: first.folder });
    expect(again.dropped).toEqual([[id, expect.stringMatching(/the login that scheduled it was changed since\.$/)]]);
    expect([again.scheduled.count, again.names()]).toEqual([0, []]);
  });
});
