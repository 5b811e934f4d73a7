import { freemem, totalmem } from "node:os";
import { readText } from "./readText.ts";

/** Bytes that programs use; what the system keeps only to be faster does not count where it tells. */
export function readUsedMemory(text = readText("/proc/meminfo")): number {
  const kilobytes = (name: string): number => Number(new RegExp(`^${name}: +(\\d+) kB`, "m").exec(text)?.[1]);
  const used = (kilobytes("MemTotal") - kilobytes("MemAvailable")) * 1024;
  return Number.isFinite(used) ? used : totalmem() - freemem();
}
