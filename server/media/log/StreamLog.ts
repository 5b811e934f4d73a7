/** Lines for operators about one stream or file, kept in memory and sent to who watches; never holds a secret. */
export interface StreamLog {
  note(name: string, level: "debug" | "info" | "warning" | "error", text: string): void;
}
