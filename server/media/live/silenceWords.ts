/** What ffmpeg says where a connection ended, or where it has waited in vain: it has one word for both. */
export const IO_ERROR = "input/output error";
/** So long nothing came before a source ended: the silence was the reason. */
const SILENT_MS = 2000;

/** Why a source is given up that still holds its connection: it may be silent, or send what is no media. */
export function silenceWords(timeoutMs: number): string {
  return `no media came for ${timeoutMs / 1000} s`;
}

/** Why a source is lost, where its process has its own words for silence. @param quietMs how long nothing came before */
export function lossWords(words: string | undefined, quietMs: number): string | undefined {
  const isSilent = quietMs >= SILENT_MS && (words === IO_ERROR || words === "timeout");
  if (isSilent) return silenceWords(Math.floor(quietMs / 1000) * 1000);
  return words === IO_ERROR ? "connection lost" : words;
}
