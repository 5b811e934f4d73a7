import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openRecord } from "../server/support/openRecord.ts";
import { temporaryFolder } from "../server/support/temporaryFolder.ts";

const saver = fileURLToPath(new URL("support/saver.ts", import.meta.url));
const ROUNDS = 15;

describe("a server killed while it saves", () => {
  it("has every acknowledged revision, whole, at the next start", async () => {
    const folder = temporaryFolder();
    for (let round = 0; round < ROUNDS; round++) {
      const acknowledged = await saveUntilKilled(folder, Math.random() * 120);
      const { record, close, notices } = await openRecord({ folder });
      const { rev, config } = record.current;
      // One more may have become durable without its answer getting out.
      expect([acknowledged, acknowledged + 1]).toContain(rev);
      expect(config).toEqual({ total_bandwidth: rev, meta: { filler: String(rev).repeat(20_000) } });
      expect(notices.errors).toEqual([]);
      expect(
        readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tmp")),
      ).toEqual([]);
      const repeated = { ifMatch: acknowledged, who: "saver", operationId: `op-${rev}` };
      expect((await record.apply({ total_bandwidth: 0 }, repeated)).rev).toBe(rev);
      await close();
    }
  });
});

/** The last revision that was acknowledged before the process died. */
async function saveUntilKilled(folder: string, afterMs: number): Promise<number> {
  const child = spawn(process.execPath, ["--import", "tsx", saver, folder], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (data) => {
      if (output === "") setTimeout(() => child.kill("SIGKILL"), afterMs);
      output += String(data);
    });
    child.once("close", () => resolve());
  });
  return Number(output.trimEnd().split("\n").at(-1));
}
