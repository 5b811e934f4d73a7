import type { StreamLog } from "../../../../server/log/StreamLog.ts";

/** A log that a test reads. */
export class NotedLines implements StreamLog {
  readonly lines: string[] = [];

  note(name: string, level: string, text: string): void {
    this.lines.push(`${name} ${level}: ${text}`);
  }

  rename(): void {}
}
