import type { Server } from "../../../../src/generated/types/Server.ts";
import type { Decision } from "./Decision.ts";

/** Nobody has asked it for so long in vain: it keeps nobody out any more. */
const QUIET_MS = 300_000;
/** One that answers some and leaves others without an answer is not told of again and again. */
const STEADY_MS = 5000;

interface NoticeParts {
  readonly config: () => Server;
  readonly now: () => number;
  readonly tellNotice: (topic: string, words: string | undefined) => void;
}

/** Tells the operators of auth backends that do not answer: once each, and until they answer again. */
export class BackendNotices {
  /** By host: when it was asked in vain last, and whether it has answered since. */
  readonly #silent = new Map<string, { readonly atMs: number; hasAnswered: boolean }>();

  constructor(private readonly parts: NoticeParts) {}

  /** @param host of the backend that was asked */
  note(host: string, { verdict, reason }: Decision): void {
    const known = this.#silent.get(host);
    if (verdict !== "unanswered") {
      if (known) known.hasAnswered = true;
      return;
    }
    this.#silent.set(host, { atMs: this.parts.now(), hasAnswered: false });
    if (known) return;
    this.parts.tellNotice(
      topicOf(host),
      `${reason} New viewers are refused where it alone decides; those whom these very rules let in keep watching. Mend it, or change its address in the settings.`,
    );
  }

  /** Takes back what is said of backends that answer again, or that nobody asks any more. */
  tidy(isConfigChanged: boolean): void {
    if (this.#silent.size === 0) return;
    const named = isConfigChanged ? namedHosts(this.parts.config()) : undefined;
    for (const [host, { atMs, hasAnswered }] of this.#silent) {
      const isOver = this.parts.now() - atMs >= (hasAnswered ? STEADY_MS : QUIET_MS);
      if (!isOver && named?.has(host) !== false) continue;
      this.#silent.delete(host);
      this.parts.tellNotice(topicOf(host), undefined);
    }
  }
}

function topicOf(host: string): string {
  return `auth backend ${host}`;
}

/** The hosts of all auth addresses of a config. */
function namedHosts({ streams, lives, vods, sources, auth_backends: backends = {} }: Server): ReadonlySet<string> {
  const holders: readonly { readonly auth?: { readonly url?: string }; readonly on_publish?: unknown }[] = [
    streams,
    lives,
    vods,
    sources,
  ].flatMap((group) => Object.values(group ?? {}));
  const addresses = [
    ...holders.flatMap(({ auth, on_publish: onPublish }) => [auth?.url, onPublish]),
    ...Object.values(backends).flatMap((backend) => (backend.backends ?? []).map(({ url }) => url)),
  ];
  const texts = addresses.filter((address) => typeof address === "string" && URL.canParse(address));
  return new Set(texts.map((address) => new URL(String(address)).host));
}
