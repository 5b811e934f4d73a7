import type { Simulation } from "./Simulation.ts";

interface Totals {
  readonly total_streams: number;
  readonly online_streams: number;
  readonly total_clients: number;
  readonly opened_files: number;
  readonly input_kbit: number;
  readonly output_kbit: number;
}

/** The sums of the status line. */
export function totalsOf(simulation: Simulation): Totals {
  const totals = {
    total_streams: 0,
    online_streams: 0,
    total_clients: 0,
    opened_files: 0,
    input_kbit: 0,
    output_kbit: 0,
  };
  for (const stream of simulation.streams) {
    const bitrate = stream.bitrateKbit;
    totals.total_streams += 1;
    totals.online_streams += stream.isAlive ? 1 : 0;
    totals.total_clients += stream.viewers.count;
    totals.input_kbit += bitrate;
    totals.output_kbit += bitrate * stream.viewers.count;
  }
  for (const file of simulation.files.files) {
    totals.opened_files += 1;
    totals.total_clients += file.viewers.count;
    totals.output_kbit += file.bitrateKbit * file.viewers.count;
  }
  return totals;
}
