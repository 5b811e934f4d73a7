import { readText } from "./readText.ts";

/** What passes through these passes through a real device too, or never leaves the machine. */
const NO_DEVICE = /^(lo|ifb\d+|dummy\d+|veth.*|docker.*|br-.*|virbr.*)$/;

/** Bytes that the machine's network devices have received and sent; undefined where the system does not tell. */
export function readNetworkBytes(
  text = readText("/proc/net/dev"),
): { readonly received: number; readonly sent: number } | undefined {
  const devices = [...text.matchAll(/^\s*([^\s:]+):\s*(.+)$/gm)].filter(([, name = ""]) => !NO_DEVICE.test(name));
  if (devices.length === 0) return undefined;
  let [received, sent] = [0, 0];
  for (const [, , figures = ""] of devices) {
    const numbers = figures.trim().split(/\s+/).map(Number);
    received += numbers[0] ?? 0;
    sent += numbers[8] ?? 0;
  }
  return { received, sent };
}
