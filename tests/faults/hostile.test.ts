import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attacks } from "../../commands/attack/attacks.ts";
import { findFault } from "../../commands/attack/runAttacks.ts";
import { Target } from "../../commands/attack/Target.ts";
import { freePort } from "../e2e/support/freePort.ts";
import type { RunningServer } from "../e2e/support/RunningServer.ts";
import { startServer } from "../e2e/support/startServer.ts";

let server: RunningServer | undefined;
let target: Target | undefined;

beforeAll(async () => {
  const rtmpPort = await freePort();
  const configText = [
    `rtmp ${rtmpPort};`,
    "stream news { input fake://fake?size=160x90; }",
    "stream camera { input publish://; }",
    "vod films { storage films; download; }",
  ].join("\n");
  server = await startServer({ args: ["--engine", "ffmpeg"], configText });
  await mkdir(join(server.dataDir, "films"));
  const { url, login, password } = server;
  target = new Target({ base: new URL(url), login, password, rtmpPort });
  await target.logIn();
});

afterAll(async () => server?.stop());

describe("a server with real media, attacked from outside,", () => {
  it.each(attacks.map((attack) => [attack.title, attack] as const))(
    "%s",
    { timeout: 300_000 },
    async (_title, attack) => {
      if (target === undefined) throw new Error("The server has not started.");
      expect(await findFault(attack, target)).toBeUndefined();
    },
  );
});
