import type {
  OpenPublishConnection,
  PublishListener,
  PublishSignal,
} from "../../../src/api/socket/publishConnection.ts";

/** Lines for publishing that a test answers; the newest is `last`. */
export class FakePublishConnections {
  readonly opened: FakePublishLine[] = [];

  readonly open: OpenPublishConnection = (stream, listener) => {
    const line = new FakePublishLine(stream.name, stream.password, listener);
    this.opened.push(line);
    return line;
  };

  get last(): FakePublishLine {
    const line = this.opened.at(-1);
    if (!line) throw new Error("no line was opened");
    return line;
  }
}

class FakePublishLine {
  readonly sent: PublishSignal[] = [];
  isClosed = false;

  constructor(
    readonly name: string,
    readonly password: string | undefined,
    readonly listener: PublishListener,
  ) {}

  send(signal: PublishSignal): void {
    this.sent.push(signal);
  }

  close(): void {
    this.isClosed = true;
  }
}
