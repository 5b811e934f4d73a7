import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyDatabase } from "./everyDatabase.ts";
import { findPostgres, startPostgres, type TestPostgres } from "./support/startPostgres.ts";
import { draftOf, startIptv } from "./support/startIptv.ts";

const bin = findPostgres();
const why = bin === undefined ? " (left out: PostgreSQL is not installed here, see apt install postgresql)" : "";

describe.skipIf(bin === undefined)(`The IPTV users in a PostgreSQL database${why}`, () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? "");
  }, 60_000);
  afterAll(() => postgres.remove());
  const nameIn = (text: string): string => new URL(text).pathname.slice(1);
  const unable = (text: string, words: string) => ({
    kind: "unavailable",
    message: expect.stringContaining(
      `unable to access database on path postgresql://admin@127.0.0.1:${postgres.port}${new URL(text).pathname}: ${words}`,
    ),
  });

  everyDatabase(async () => startIptv(postgres.database()));

  it("is shared by several servers, which make its tables once", async () => {
    const text = postgres.database();
    const servers = [startIptv(text), startIptv(text), startIptv(text)];
    await Promise.all(servers.map(({ iptv }, at) => iptv.create(draftOf(`user ${at}`))));
    expect((await startIptv(text).iptv.list("", 1)).total).toBe(3);
  });

  it("is enough with the right to rows once the tables are there", async () => {
    const text = postgres.database();
    await startIptv(text).iptv.create(draftOf("Anna"));
    postgres.sql(
      nameIn(text),
      "CREATE ROLE clerk LOGIN; GRANT SELECT ON sluice_iptv_version TO clerk; GRANT ALL ON sluice_iptv_users TO clerk",
    );
    const clerk = startIptv(text.replace("admin:top-secret", "clerk"));
    expect((await clerk.iptv.create(draftOf("Bert"))).name).toBe("Bert");
    postgres.sql(nameIn(text), "REVOKE INSERT ON sluice_iptv_users FROM clerk");
    await expect(clerk.iptv.create(draftOf("Carl"))).rejects.toMatchObject({
      message: expect.stringContaining("this user may not write it"),
    });
    expect((await clerk.iptv.list("", 1)).total).toBe(2);
  });

  it("tells of tables of another product, and leaves them [S463]", async () => {
    const text = postgres.database();
    postgres.sql(nameIn(text), "CREATE TABLE sluice_iptv_users (login text)");
    await expect(startIptv(text).iptv.list("", 1)).rejects.toMatchObject(
      unable(text, "its tables are of another product"),
    );
    expect(postgres.sql(nameIn(text), "SELECT count(*) FROM sluice_iptv_users")).toBe("0\n");
  });

  it("says what is wrong with a database that is not there, without the password [S463]", async () => {
    const { iptv, notices } = startIptv(`${postgres.database()}-not`);
    const error: unknown = await iptv.list("", 1).catch((caught: unknown) => caught);
    expect(String(error)).toContain("there is no such database");
    expect(JSON.stringify([String(error), ...notices.values()])).not.toContain("top-secret");
  });

  it("gives up on tables that somebody else holds locked, and goes on after that", async () => {
    const text = postgres.database();
    const { iptv } = startIptv(text);
    await iptv.create(draftOf("Anna"));
    const holder = new Client({ connectionString: text });
    await holder.connect();
    await holder.query("BEGIN; LOCK TABLE sluice_iptv_users");
    await expect(iptv.userOfKey("key of Anna", "20.0.0.1")).rejects.toMatchObject(
      unable(text, "it gave no answer within 2 s"),
    );
    await holder.end();
    expect((await iptv.list("", 1)).total).toBe(1);
  });

  it("is used again with the next call after it was stopped and started [S463]", async () => {
    const text = postgres.database();
    const { iptv, notices } = startIptv(text);
    const anna = await iptv.create(draftOf("Anna"));
    postgres.stop("immediate");
    await expect(iptv.list("", 1)).rejects.toMatchObject({ kind: "unavailable" });
    await expect(iptv.list("", 1)).rejects.toMatchObject(unable(text, "its server cannot be reached"));
    expect(notices.size).toBe(1);
    await postgres.start();
    expect((await iptv.list("", 1)).users).toEqual([anna]);
    expect(notices.size).toBe(0);
  });
});
