/** Whether a file is a film by the ending of its name, written large or small. */
export function isVideo(name: string): boolean {
  return /\.(mp4|flv|m4v|mov|mkv)$/i.test(name);
}
