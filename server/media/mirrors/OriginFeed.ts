import type { Server } from "../../../src/generated/types/Server.ts";
import { ServerError } from "../../ServerError.ts";
import type { Feed, FeedEvents, SourceProvider } from "../live/sources/Feed.ts";
import type { Source } from "../live/sources/Source.ts";
import { errorWords } from "../live/sources/sourceErrors.ts";
import { askServer, connectionWords } from "../../cluster/askServer.ts";
import { originPaths } from "./originList.ts";
import { say, type Told } from "../../Told.ts";

const meanings = { 404: say("not_found"), 503: say("origin_no_picture") };

interface FeedParts {
  readonly key: () => string | undefined;
  readonly now: () => number;
  /** Of this run of this server. */
  readonly id?: string;
}

/** Opens the sources of mirrored streams, with the cluster key as it is at that moment. */
export function originProvider(config: () => Server, now: () => number, id = ""): SourceProvider {
  return {
    open: (source, { cluster_key: own }) => new OriginFeed(source, { key: () => own || config().cluster_key, now, id }),
  };
}

/** A stream of an origin server, taken as it comes: it needs no process, and no argument of one shows the key. */
export class OriginFeed implements Feed {
  readonly recipe: string;
  readonly renditions = [];
  readonly isTranscoding = false;
  readonly inputInfo = undefined;
  readonly #end = new AbortController();

  constructor(
    readonly source: Source,
    private readonly parts: FeedParts,
  ) {
    this.recipe = source.key;
  }

  start(events: FeedEvents): void {
    void this.#read(events).then(
      () => this.#tell(events, say("origin_ended")),
      (error: unknown) => this.#tell(events, whyEnded(error)),
    );
  }

  write(): void {}

  finish(): void {
    this.kill();
  }

  kill(): void {
    this.#end.abort();
  }

  async #read(events: FeedEvents): Promise<void> {
    const { origin, protocol, host, pathname } = new URL(this.source.url);
    const { signal } = this.#end;
    // `origin` is `null` for schemes the web does not know.
    const server = origin === "null" ? `${protocol}//${host}` : origin;
    const question = {
      server,
      path: originPaths.media(pathname),
      key: this.parts.key(),
      nowMs: this.parts.now(),
      id: this.parts.id,
    };
    const response = await askServer({ ...question, signal, meanings });
    if (response.headers["content-type"] !== "video/mp2t") {
      // A page of a proxy in between, perhaps: with its first bytes it would take the place of a source that works.
      throw new ServerError("unavailable", say("origin_no_media"));
    }
    for await (const bytes of response) {
      if (signal.aborted) return;
      const media = Buffer.from(bytes);
      events.onBytes(0, media);
      events.onInput(media.length);
    }
  }

  #tell(events: FeedEvents, told: Told): void {
    if (this.#end.signal.aborted) return;
    this.kill();
    events.onEnd(told);
  }
}

function whyEnded(error: unknown): Told {
  const isBroken = error instanceof Error && "code" in error;
  return isBroken ? connectionWords(error) : errorWords(error);
}
