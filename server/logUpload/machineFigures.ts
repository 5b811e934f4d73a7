import { readdirSync, readFileSync } from "node:fs";
import { arch, cpus, freemem, hostname, loadavg, release, totalmem, type as systemName, uptime } from "node:os";
import { readDisks, readPartitions } from "../engine/machineDisks.ts";

/** The machine as it is now: processors, memory, disks, and what runs on it for this server. */
export function readMachine(): object {
  const processors = cpus();
  return {
    host: hostname(),
    uptime_s: Math.round(uptime()),
    processors: { count: processors.length, model: processors[0]?.model.trim() ?? "", load: loadavg() },
    memory: { bytes: totalmem(), free_bytes: freemem() },
    disks: readDisks(),
    partitions: readPartitions(),
    processes: ownProcesses(),
  };
}

/** What the server stands on. */
export function systemVersions(): object {
  return {
    system: `${systemName()} ${release()} ${arch()}`,
    node: process.versions.node,
    openssl: process.versions.openssl,
  };
}

/** A process of ours. Its arguments are not told: addresses with logins stand among those of ffmpeg. */
interface OwnProcess {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly state: string;
  readonly threads: number;
  readonly memory_bytes: number;
}

const MOST = 2000;
const PAGE_BYTES = 4096;

/** This process and all below it, as Linux tells of them; none elsewhere. */
function ownProcesses(): readonly OwnProcess[] {
  const all = new Map(
    processIds()
      .flatMap((pid) => readProcess(pid) ?? [])
      .map((one) => [one.pid, one]),
  );
  const isOurs = (one: OwnProcess | undefined, depth = 0): boolean =>
    one !== undefined && depth < 100 && (one.pid === process.pid || isOurs(all.get(one.parent), depth + 1));
  return [...all.values()].filter((one) => isOurs(one)).slice(0, MOST);
}

function processIds(): readonly number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** From proc_pid_stat(5); undefined for one that has ended since. */
function readProcess(pid: number): OwnProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name may hold anything, brackets too.
    const nameEnd = stat.lastIndexOf(")");
    const fields = stat.slice(nameEnd + 2).split(" ");
    return {
      pid,
      parent: Number(fields[1]),
      name: stat.slice(stat.indexOf("(") + 1, nameEnd),
      state: fields[0] ?? "",
      threads: Number(fields[17]),
      memory_bytes: Number(fields[21]) * PAGE_BYTES,
    };
  } catch {
    return undefined;
  }
}
