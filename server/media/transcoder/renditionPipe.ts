/** The pipe a rendition is written to; pipe 0 is the input, 2 the complaints, 3 the progress. */
export function renditionPipe(index: number): string {
  return `pipe:${index === 0 ? 1 : 3 + index}`;
}
