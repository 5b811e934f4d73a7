import { ApiError } from "../../../src/api/ApiError.ts";
import { saveFailureOf } from "../../../src/api/saveFailure.ts";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { productDesk } from "../../../src/model/conf/TextDesk.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import type { TextChange } from "../../../src/stores/ConfigTextParts.ts";
import { ConfigTextStore } from "../../../src/stores/ConfigTextStore.ts";
import type { EditingDesk } from "../../../src/stores/DeskTurns.ts";
import { DraftStore } from "../../../src/stores/editing/DraftStore.ts";

/** A server with a config text that several administrators save, and keeps each revision. */
export class TextServer {
  readonly texts: string[] = [];
  readonly #language = productConf();
  readonly #consoles = new Set<TextConsole>();

  constructor(first: string) {
    this.texts.push(first);
  }

  get rev(): number {
    return this.texts.length;
  }

  get text(): string {
    return this.texts.at(-1) ?? "";
  }

  get config(): JsonObject {
    return this.configOf(this.text);
  }

  configOf(text: string): JsonObject {
    const { config } = this.#language.read(this.#language.parse(text));
    return structuredClone(config);
  }

  /** @throws ApiError `conflict` over another revision */
  save(text: string, rev: number | undefined = this.rev): number {
    if (rev !== this.rev) throw new ApiError("conflict", "the config is newer");
    const before = this.config;
    this.texts.push(text);
    for (const console of this.#consoles) console.hear(createMergePatch(before, this.config), this.rev);
    return this.rev;
  }

  join(console: TextConsole): void {
    this.#consoles.add(console);
  }
}

interface TextConsoleOptions {
  /** What the browser's storage holds. */
  readonly stored?: string | undefined;
  /** Answers the questions before a save; looked at are the changes. */
  readonly approve?: (change: TextChange) => boolean;
}

/** The console of one administrator: forms and text over a server. A desk answers only while it is not held. */
export class TextConsole {
  readonly config = new ConfigStore();
  readonly draft: DraftStore;
  readonly text: ConfigTextStore;
  stored: string | undefined;
  /** Patches as they were said to be saved. */
  readonly written: JsonObject[] = [];
  #held: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(
    readonly server: TextServer,
    { stored, approve = () => true }: TextConsoleOptions = {},
  ) {
    this.stored = stored;
    this.config.replace(server.config, server.rev);
    this.draft = new DraftStore(this.config, { read: () => undefined, write: () => undefined });
    this.text = new ConfigTextStore({
      calls: {
        open: () => Promise.resolve({ text: server.text, rev: server.rev }),
        caughtUp: (rev) => this.config.reach(rev),
        check: (text) =>
          productDesk()
            .open(text)
            .then(({ isBroken }) => {
              if (isBroken) throw new ApiError("invalid", "it cannot be read");
            }),
        approve: (change) => Promise.resolve(approve(change)),
        write: async ({ text, rev }, { patch }) => {
          this.written.push(patch);
          return { rev: server.save(text, rev) };
        },
        openRevision: async (rev) => {
          const text = server.texts[rev - 1];
          if (text === undefined || text === "gone") throw new ApiError("not-found", "no longer kept");
          return text;
        },
        failureOf: saveFailureOf,
      },
      openDesk: () => Promise.resolve(this.#heldDesk()),
      draft: this.draft,
      storage: {
        read: () => this.stored,
        write: (text) => {
          this.stored = text;
        },
      },
      choice: { read: () => undefined, write: () => undefined },
      isOffered: true,
      isTouch: true,
    });
    server.join(this);
  }

  /** What the text says at a setting, if it can be read. */
  says(...path: readonly string[]): Json | undefined {
    let value: Json | undefined = this.server.configOf(this.text.text ?? "");
    for (const key of path) value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    return value;
  }

  hear(patch: JsonObject, rev: number): void {
    this.config.merge(patch, rev);
  }

  /** Types in the place of some words of the text. */
  type(words: string, by: string): void {
    const { text = "" } = this.text;
    if (!text.includes(words)) throw new Error(`${words} does not stand in the text`);
    this.text.type(text.replace(words, by));
  }

  /** Until what is typed has been read, as after a pause. */
  async pause(): Promise<void> {
    await this.text.readProblems();
  }

  /** From here no call of the desk is answered, until the returned function is called. */
  hold(): () => void {
    this.#held = new Promise((resolve) => {
      this.#release = resolve;
    });
    return () => this.#release();
  }

  #heldDesk(): EditingDesk {
    return new Proxy<EditingDesk>(productDesk(), {
      get: (desk, name) => {
        const method: unknown = Reflect.get(desk, name);
        if (typeof method !== "function") return method;
        return async (...values: readonly unknown[]) => {
          await this.#held;
          const answer: unknown = await Reflect.apply(method, desk, values);
          await this.#held;
          return answer;
        };
      },
    });
  }
}

/** A config of two streams. */
export const written = `http 80;
stream news {
  input fake://fake;
  title News;
}
stream sport {
  input fake://sport;
}
`;

/** Two administrators over one server with that config. */
export async function twoConsoles(options: ConstructorParameters<typeof TextConsole>[1] = {}) {
  const server = new TextServer(written);
  const me = new TextConsole(server, options);
  await me.text.load();
  const other = new TextConsole(server);
  await other.text.load();
  return { server, me, other };
}
