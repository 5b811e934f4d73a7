import { runCaptured } from "../run/runCaptured.ts";

/** Installs a package of the Linux distribution where that is possible. @returns what was printed, or why it was not done */
export async function installFromDistribution(name: string, root: string, limitMs: number): Promise<string> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "Not root, so no package was installed.";
  console.log(`Installing the distribution's ${name} package ...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await runCaptured(root, "apt-get", ["update"], { limitMs: limitMs / 2, env });
  const install = await runCaptured(root, "apt-get", ["install", "-y", name], { limitMs, env });
  return `${update.output}\n${install.output}`;
}
