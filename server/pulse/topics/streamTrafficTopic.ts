/** The name of the traffic graph of a stream. */
export function streamTrafficTopic(name: string): string {
  return `stream_traffic{name=${encodeURIComponent(name)}}`;
}
