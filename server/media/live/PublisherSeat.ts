import type { Stream } from "../../../src/generated/types/Stream.ts";
import { ServerError } from "../../ServerError.ts";
import type { Feed } from "./Feed.ts";
import { Publisher } from "./Publisher.ts";
import { publishedSource } from "./publishedSource.ts";
import type { Publication, PublishedMedia } from "./RunningStream.ts";
import type { RunnerHost } from "./RunnerHost.ts";
import type { SourceRunner } from "./SourceRunner.ts";
import { silenceWords } from "./silenceWords.ts";
import { wordsOfError } from "./wordsOfError.ts";

/** The one place for a publisher that a stream has. */
export class PublisherSeat {
  publisher: Publisher | undefined;

  constructor(
    private readonly runner: SourceRunner,
    private readonly host: Pick<RunnerHost, "now" | "note" | "open"> & { readonly onChange: () => void },
  ) {}

  /** @throws ServerError `conflict` when somebody publishes already */
  take(publication: Publication, config: Stream): PublishedMedia {
    if (this.publisher) {
      // Who it is stands in the log, and is nothing for others.
      throw new ServerError("conflict", `${config.name} is published already, by somebody else.`);
    }
    const publisher = new Publisher(publication, this.#open(publication, config), this.host.now());
    this.publisher = publisher;
    this.host.note("info", `Publisher ${publisher.name} has come.`);
    this.host.onChange();
    return {
      write: (bytes) => {
        if (this.publisher === publisher) publisher.write(bytes);
      },
      end: () => this.#leave(publisher),
    };
  }

  /** The server ends it. */
  drop(words: string | undefined): void {
    const { publisher } = this;
    if (!publisher) return;
    this.host.note("warning", `Publisher ${publisher.name} was dropped: ${words ?? "the media has ended"}.`);
    this.#empty();
    publisher.publication.onEnd();
  }

  /** After a change of the config: what is sent goes to an encoder as it is asked for now. */
  refresh(config: Stream): void {
    const { publisher } = this;
    if (!publisher) return;
    try {
      const source = publishedSource(config, publisher.publication.format);
      if (this.host.open(source).recipe !== publisher.recipe) publisher.moveTo(this.runner.publish(source));
    } catch (error) {
      this.#dismiss(wordsOfError(error));
    }
  }

  /** What is sent has become something else than its process was started for: another one reads it, at once. */
  renew(config: Stream): void {
    const { publisher } = this;
    if (!publisher) return;
    try {
      publisher.moveTo(this.runner.publish(publishedSource(config, publisher.publication.format)));
    } catch (error) {
      this.#dismiss(wordsOfError(error));
    }
  }

  /** Each second. */
  tick(config: Stream): void {
    const { publisher } = this;
    if (!publisher) return;
    const now = this.host.now();
    publisher.look(now);
    const { kbit, cameAtMs } = publisher;
    const { max_bitrate: maxKbit } = config;
    if (maxKbit && kbit !== undefined && kbit > maxKbit) {
      this.#dismiss(`the publisher sent ${kbit} kbit/s, more than the ${maxKbit} allowed`);
    }
    const { timeoutMs } = publishedSource(config, publisher.publication.format);
    const quietMs = now - Math.max(cameAtMs, this.runner.lastPublishedMs);
    if (quietMs > timeoutMs) this.#dismiss(silenceWords(timeoutMs));
  }

  #open({ format }: Publication, config: Stream): Feed {
    try {
      return this.runner.publish(publishedSource(config, format));
    } catch (error) {
      const words = wordsOfError(error);
      // Operators have to see it: the fault may be in the stream's own settings.
      this.#say(words);
      this.host.note("warning", `A publisher cannot be taken: ${words}.`);
      // Publishers are none: they learn nothing of folders, devices and settings.
      const told = "The stream takes no publisher now. What is wrong stands in its log on the server.";
      throw new ServerError("unavailable", told, {}, { cause: error });
    }
  }

  /** For what the publisher has done, which the stream shows until the next one comes. */
  #dismiss(words: string): void {
    this.drop(words);
    this.#say(words);
  }

  #say(words: string): void {
    if (!this.runner.active) this.runner.failures.error = words;
  }

  #leave(publisher: Publisher): void {
    if (this.publisher !== publisher) return;
    this.host.note("info", `Publisher ${publisher.name} has left.`);
    this.#empty();
  }

  #empty(): void {
    this.publisher = undefined;
    this.runner.unpublish();
    this.host.onChange();
  }
}
