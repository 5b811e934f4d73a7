/** Sums over all streams, as the server's stats have them. */
export interface LiveTotals {
  readonly total_streams: number;
  readonly online_streams: number;
  readonly total_clients: number;
  readonly input_kbit: number;
  readonly output_kbit: number;
}
