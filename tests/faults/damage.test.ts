import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRecord } from "../server/support/openRecord.ts";
import { temporaryFolder } from "../server/support/temporaryFolder.ts";

const who = "admin";

/** A folder with two revisions, closed. */
async function savedFolder(): Promise<{ readonly folder: string; readonly path: string; readonly text: string }> {
  const folder = temporaryFolder();
  const { record, close } = await openRecord({ folder });
  const streams = Object.fromEntries(
    [...Array(10).keys()].map((n) => [`s${n}`, { name: `s${n}`, urls: ["udp://239.0.0.1:1"] }]),
  );
  await record.apply({ streams }, { ifMatch: 1, who });
  await record.apply({ loglevel: "error" }, { ifMatch: 2, who });
  await close();
  const path = join(folder, "sluice.conf");
  return { folder, path, text: readFileSync(path, "utf8") };
}

describe("a config file that was damaged while the server was stopped", () => {
  it("is replaced by the last good revision, wherever it was cut off or filled with zeros", async () => {
    const { folder, path, text } = await savedFolder();
    for (let offset = 0; offset < text.length - 1; offset += 11) {
      for (const damaged of [text.slice(0, offset), text.slice(0, offset) + "\0".repeat(text.length - offset)]) {
        writeFileSync(path, damaged);
        const { record, notices, close } = await openRecord({ folder });
        expect(record.current).toMatchObject({
          rev: 3,
          config: { loglevel: "error", streams: { s9: { name: "s9" } } },
        });
        expect(notices.errors.join()).toContain("damaged");
        expect(readFileSync(path, "utf8")).toBe(text);
        await close();
      }
    }
  });

  it("is never taken silently, whatever byte of it was changed", async () => {
    const { folder, path, text } = await savedFolder();
    const bytes = Buffer.from(text);
    for (let offset = 0; offset < bytes.length; offset += 23) {
      const garbled = Buffer.from(bytes);
      garbled[offset] = [0xff, 0x00, 0x7b, 0x22, 0x78][offset % 5] ?? 0;
      if (garbled.equals(bytes)) continue;
      writeFileSync(path, garbled);
      const { record, notices, close } = await openRecord({ folder });
      expect(notices.errors).toHaveLength(1);
      expect(Object.keys(record.current.config)).not.toEqual([]);
      writeFileSync(path, text);
      await record.readHandEdit();
      await close();
    }
  });

  it("is kept aside for the person who can make sense of it", async () => {
    const { folder, path, text } = await savedFolder();
    writeFileSync(path, text.slice(0, 50));
    const { notices } = await openRecord({ folder });
    const aside = readdirSync(folder).find((name) => name.startsWith("sluice.conf.damaged-")) ?? "";
    expect(readFileSync(join(folder, aside), "utf8")).toBe(text.slice(0, 50));
    expect(notices.errors.join()).toContain(aside);
  });

  it("is replaced by an earlier revision when the last one is damaged too, under a number never seen", async () => {
    const { folder, path } = await savedFolder();
    writeFileSync(path, "{");
    writeFileSync(join(folder, "revisions", "000000003.conf"), "{");
    const { record } = await openRecord({ folder });
    expect(record.current.rev).toBe(4);
    expect(record.current.config).not.toHaveProperty("loglevel");
    expect(record.current.config).toHaveProperty("streams.s9");
  });

  it("stops the start when nothing good is left, instead of starting from nothing", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "sluice.conf"), "{");
    await expect(openRecord({ folder })).rejects.toThrow(/line 1.*Repair it or move it away/);
    expect(readFileSync(join(folder, "sluice.conf"), "utf8")).toBe("{");
  });

  it("survives damaged revision files", async () => {
    const { folder } = await savedFolder();
    for (const name of readdirSync(join(folder, "revisions")))
      writeFileSync(join(folder, "revisions", name), "garbage");
    const { record } = await openRecord({ folder });
    expect(record.current.config).toMatchObject({ loglevel: "error" });
  });
});
