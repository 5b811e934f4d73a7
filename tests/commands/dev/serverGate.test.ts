import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { describe, expect, it } from "vitest";
import { ServerGate, followServer, serverIsCurrent, serverListens } from "../../../commands/dev/serverGate.ts";
import { freePort } from "../../e2e/support/freePort.ts";

/** Both ends in one process: what one tells is what the other hears. */
function connected(): ServerGate {
  const wire = new EventEmitter();
  followServer(wire);
  return new ServerGate({ connected: true, send: (message) => wire.emit("message", message) });
}

async function hasPassed(call: Promise<void>): Promise<boolean> {
  const waiting = new Promise<false>((resolve) => setTimeout(() => resolve(false), 20));
  return Promise.race([call.then(() => true), waiting]);
}

describe("calls of the console's pages during development", () => {
  it("wait from a change of the server's code until the next server is there", async () => {
    const gate = connected();
    expect(await hasPassed(serverIsCurrent())).toBe(true);
    gate.close();
    const call = serverIsCurrent();
    expect(await hasPassed(call)).toBe(false);
    await gate.openAfter(Promise.resolve());
    expect(await hasPassed(call)).toBe(true);
    expect(await hasPassed(serverIsCurrent())).toBe(true);
  });

  it("wait on where the code has changed once more while that server started", async () => {
    const gate = connected();
    gate.close();
    const call = serverIsCurrent();
    const first = gate.openAfter(new Promise((resolve) => setTimeout(resolve, 5)));
    gate.close();
    await first;
    expect(await hasPassed(call)).toBe(false);
    await gate.openAfter(Promise.resolve());
    expect(await hasPassed(call)).toBe(true);
  });

  it("wait neither for ever nor for a server that has ended", async () => {
    const port = await freePort();
    const listening = { host: "127.0.0.1", port, option: "--port" };
    const server = `setTimeout(() => require("net").createServer().listen(${port}, "127.0.0.1"), 100)`;
    const child = spawn(process.execPath, ["-e", server]);
    await serverListens(listening, child);
    expect(child.exitCode).toBe(null);
    child.kill();
    await once(child, "exit");
    const falls = spawn(process.execPath, ["-e", "process.exit(1)"]);
    await serverListens(listening, falls);
    expect(falls.exitCode).toBe(1);
  });
});
