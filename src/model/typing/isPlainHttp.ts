/** Whether a source address is refused: http says nothing of what is in it (`specify hls:// or tshttp:// protocol`). */
export function isPlainHttp(url: string): boolean {
  return /^https?:\/\//i.test(url.trim());
}
