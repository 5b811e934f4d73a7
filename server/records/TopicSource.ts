/**
 * Something a console can subscribe to on its socket (`subscribe:TOPIC`): one row of the table in `createServer`.
 * Each source knows its own topics.
 */
export interface TopicSource {
  /** Whether the topic is this source's. */
  has(topic: string): boolean;
  /** Sends events until the returned function is called. */
  open(topic: string, send: (event: object) => void): () => void;
}
