/** Sums over the whole media side, as the server's stats have them. */
export interface MediaTotals {
  readonly total_streams: number;
  readonly online_streams: number;
  readonly total_clients: number;
  readonly opened_files: number;
  readonly input_kbit: number;
  readonly output_kbit: number;
}
