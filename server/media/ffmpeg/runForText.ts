import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** What a short run prints. @throws Error when the file cannot be started, fails, or takes longer than 15 s */
export async function runForText(path: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(path, [...args], {
    timeout: 15_000,
    maxBuffer: 4_000_000,
    killSignal: "SIGKILL",
    encoding: "utf8",
  });
  return stdout;
}
