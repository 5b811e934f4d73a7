import type { LogEntry } from "../../../src/generated/types/LogEntry.ts";
import type { TopicSource } from "../../events/TopicSource.ts";
import type { StreamLogStore } from "./StreamLogStore.ts";

const PREFIX = "log/";

/**
 * `log/NAME`: the log of a stream or file, first what is kept, then each line as it comes, as `log.entry` events. The
 * socket's words for it are `log_media_start:NAME` and `log_media_stop:NAME`.
 */
export class LogTopics implements TopicSource {
  constructor(private readonly log: Pick<StreamLogStore, "entriesOf" | "onEntry">) {}

  has(topic: string): boolean {
    return topic.startsWith(PREFIX) && topic.length > PREFIX.length;
  }

  open(topic: string, send: (event: object) => void): () => void {
    const name = topic.slice(PREFIX.length);
    const tell = (entry: LogEntry): void => send({ event: "log.entry", data: entry });
    for (const entry of this.log.entriesOf(name)) tell(entry);
    return this.log.onEntry(name, tell);
  }
}
