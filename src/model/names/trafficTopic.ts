/** The traffic graph of a stream, as server and console name it. */
export function trafficTopic(name: string): string {
  return `traffic{name=${encodeURIComponent(name)}}`;
}
