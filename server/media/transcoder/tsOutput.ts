/**
 * The end of every output that is MPEG-TS: nothing held back, and tables often enough to begin anywhere. Where a track falls
 * silent the others wait for it a second, not ten, and its first packets say that their counters begin anew.
 */
export function tsOutput(address: string): readonly string[] {
  return [
    ...["-max_delay", "0", "-muxdelay", "0", "-muxpreload", "0", "-flush_packets", "1"],
    ...["-max_interleave_delta", "1000000"],
    ...["-mpegts_flags", "+resend_headers+initial_discontinuity", "-pat_period", "0.5", "-f", "mpegts", address],
  ];
}
