/** What every server that tests sources tests; the others only one that announces so. */
const cameras = /^(rtsp|rtmp)s?:\/\//i;
const anySource = /^((rtsp|rtmp|hls|tshttp|http)s?|srt|udp|rtp|file|fake):\/\/./i;

/**
 * Whether a server can look at a source before it is saved (decision 40). What is published or copied has nothing to look at.
 * @param can what the server announces
 */
export function isTestable(url: string, can: (capability: string) => boolean): boolean {
  return can("probe_source") && (can("probe_any_source") ? anySource : cameras).test(url.trim());
}
