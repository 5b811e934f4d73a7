/** An elementary stream of a programme. */
export interface ElementaryStream {
  readonly pid: number;
  /** `stream_type` of ISO/IEC 13818-1. */
  readonly type: number;
}

/** The elementary streams that a PMT section names, undefined when it is none. */
export function readPmt(section: Buffer): readonly ElementaryStream[] | undefined {
  if (section[0] !== 2 || section.length < 16) return undefined;
  const streams: ElementaryStream[] = [];
  let at = 12 + (section.readUInt16BE(10) & 0x0fff);
  while (at + 5 <= section.length - 4) {
    streams.push({ type: section[at] ?? 0, pid: section.readUInt16BE(at + 1) & 0x1fff });
    at += 5 + (section.readUInt16BE(at + 3) & 0x0fff);
  }
  return streams;
}
