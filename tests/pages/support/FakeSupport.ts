import type { LogsPreview, SentLogs, SupportCalls } from "../../../src/api/areas/supportApi.ts";

/** A server with an SSH agent and a desk for archives; counts in `asked` what it was asked, and fails once with `failure`. */
export class FakeSupport implements SupportCalls {
  /** `status`, `enable`, `disable`, `send COMMENT`, `preview`, `text FILE`. */
  readonly asked: string[] = [];
  isEnabled = false;
  failure: Error | undefined;
  /** Why nobody can read what would be sent, as long as it is set. */
  unread: Error | undefined;
  /** Set, calls wait for it before they end. */
  gate: Promise<void> | undefined;
  /** An SSH agent that cannot be started answers so. */
  startsAs = true;
  sent: SentLogs = { ticket: "T-17", size: 12_345, sent_to: "support.example" };
  told: LogsPreview = {
    files: [
      { name: "server.log", size: 250_000 },
      { name: "config.conf", size: 1234 },
    ],
    kept: [],
    sentTo: "support.example",
  };
  texts: Readonly<Record<string, string>> = { "config.conf": "stream news {\n  input rtsp://***@host/live;\n}\n" };

  async isSshEnabled(): Promise<boolean> {
    await this.#take("status");
    return this.isEnabled;
  }

  async enableSsh(): Promise<boolean> {
    await this.#take("enable");
    this.isEnabled = this.startsAs;
    return this.isEnabled;
  }

  async disableSsh(): Promise<boolean> {
    await this.#take("disable");
    this.isEnabled = false;
    return this.isEnabled;
  }

  async send(comment: string): Promise<SentLogs> {
    await this.#take(`send ${comment}`);
    return this.sent;
  }

  async preview(): Promise<LogsPreview> {
    await this.#take("preview");
    if (this.unread !== undefined) throw this.unread;
    return this.told;
  }

  async previewText(file: string): Promise<string> {
    await this.#take(`text ${file}`);
    return this.texts[file] ?? "";
  }

  async #take(question: string): Promise<void> {
    this.asked.push(question);
    await this.gate;
    const { failure } = this;
    this.failure = undefined;
    if (failure !== undefined) throw failure;
  }
}
