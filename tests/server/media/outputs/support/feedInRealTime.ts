import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { LiveBus } from "../../../../../server/media/bus/LiveBus.ts";
import { temporaryFolder } from "../../../support/temporaryFolder.ts";
import { ffmpegPath } from "../../support/ffmpegPath.ts";

/** Writes media to buses as a source does: at its own speed, over and over, until the test ends. */
export async function feedInRealTime(buses: readonly LiveBus[], media: Buffer): Promise<void> {
  const file = join(temporaryFolder(), "media.ts");
  await writeFile(file, media);
  const args = ["-loglevel", "error", "-nostdin", "-re", "-stream_loop", "-1", "-i", file, "-c", "copy"];
  const output = ["-max_delay", "0", "-muxdelay", "0", "-muxpreload", "0", "-flush_packets", "1"];
  const child = spawn(
    ffmpegPath,
    [...args, ...output, ...["-mpegts_flags", "+resend_headers", "-pat_period", "0.5", "-f", "mpegts", "pipe:1"]],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  child.stdout.on("data", (bytes: Buffer) => {
    for (const bus of buses) bus.write(bytes);
  });
  onTestFinished(() => void child.kill("SIGKILL"));
}
