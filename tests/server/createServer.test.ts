import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRecord } from "./support/openRecord.ts";
import { startTestServer } from "./support/startTestServer.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

describe("createServer", () => {
  it("tells the engine the config at the start and after every change, and listeners of the socket what it reports", async () => {
    const { client, engine } = await startTestServer({ parts: { initialText: '{"loglevel":"debug"}' } });
    expect(engine.config).toEqual({ loglevel: "debug" });
    await client.modify({ loglevel: "error" }, 1);
    expect(engine.config).toEqual({ loglevel: "error" });
  });

  it("refuses a folder that another server works on", async () => {
    const { folder } = await startTestServer();
    await expect(startTestServer({ options: { folder } })).rejects.toThrow(/Another server works on this data folder/);
  });

  it("starts where a server was killed: its lock counts for nothing", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "sluice.lock"), "999999999 5\n");
    const { server } = await startTestServer({ options: { folder } });
    expect(readFileSync(join(folder, "sluice.lock"), "utf8")).toMatch(new RegExp(`^${process.pid} `));
    await server.stop();
    expect(existsSync(join(folder, "sluice.lock"))).toBe(false);
  });

  it.runIf(existsSync("/proc/self/stat"))(
    "starts where a server was killed and its parent does not know yet",
    async () => {
      // The shell becomes a `sleep` that never asks for the end of its child.
      const parent = spawn("/bin/sh", ["-c", "sleep 0.01 & echo $!; exec sleep 60"], {
        stdio: ["ignore", "pipe", "ignore"],
      });
      onTestFinished(() => void parent.kill("SIGKILL"));
      const pid = await new Promise<string>((resolve) =>
        parent.stdout.once("data", (data) => resolve(String(data).trim())),
      );
      const stat = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      await expect.poll(() => stat()[0]).toBe("Z");
      const folder = temporaryFolder();
      writeFileSync(join(folder, "sluice.lock"), `${pid} ${stat()[19]}\n`);
      await startTestServer({ options: { folder } });
    },
  );

  it("leaves nothing behind when it cannot open its port", async () => {
    const { server } = await startTestServer();
    const folder = temporaryFolder();
    await expect(startTestServer({ options: { folder, port: server.port } })).rejects.toThrow(
      `Port ${server.port} of 127.0.0.1 cannot be opened: another program uses it. Free it, or choose another one with --port.`,
    );
    expect(existsSync(join(folder, "sluice.lock"))).toBe(false);
    await startTestServer({ options: { folder } });
  });

  it("finishes the saves that were begun before it stops, within five seconds", async () => {
    const { client, server, folder, engine } = await startTestServer();
    const idle = connect(server.port, "127.0.0.1");
    idle.write("GET /flussonic/api/server HTTP/1.1\r\nHost: a\r\n");
    const saves = [...Array(20).keys()].map((n) => client.modify({ streams: { [`s${n}`]: { name: `s${n}` } } }, 1));
    await saves[0];
    const began = Date.now();
    const [answers] = await Promise.all([Promise.allSettled(saves), server.stop()]);
    expect(Date.now() - began).toBeLessThan(5000);
    const saved = answers.flatMap((answer, n) =>
      answer.status === "fulfilled" && answer.value.status === 200 ? [`s${n}`] : [],
    );
    const { record } = await openRecord({ folder });
    expect(Object.keys(record.current.config["streams"] ?? {})).toEqual(expect.arrayContaining(saved));
    expect(engine.asked).toEqual(["stop"]);
    idle.destroy();
  });
});
