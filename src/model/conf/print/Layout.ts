/** How new text is laid out: as the file around it. */
export interface Layout {
  /** One step of indentation. */
  readonly step: string;
  readonly endOfLine: string;
}
