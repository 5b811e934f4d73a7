/** The end of every output that is MPEG-TS: nothing held back, and tables often enough to begin anywhere. */
export function tsOutput(address: string): readonly string[] {
  return [
    ...["-max_delay", "0", "-muxdelay", "0", "-muxpreload", "0", "-flush_packets", "1"],
    ...["-mpegts_flags", "+resend_headers", "-pat_period", "0.5", "-f", "mpegts", address],
  ];
}
