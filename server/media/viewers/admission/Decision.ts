import type { ServerErrorKind } from "../../../ServerError.ts";
import type { ViewerRequest } from "../ViewerRequest.ts";

/** A viewer or a publisher about whom is to be decided. */
export interface Question {
  readonly request: ViewerRequest;
  readonly sessionId: string;
  /** How often it was asked about this session before. */
  readonly number: number;
  readonly country: string | undefined;
  readonly durationMs: number;
  readonly bytes: number;
  /** Viewers of the same stream or file, and of the server. */
  readonly streamClients: number;
  readonly totalClients: number;
}

/** What was decided about a viewer or a publisher. */
export interface Decision {
  /** `unanswered`: no backend said anything; nobody new comes in, and who came in by the same rules goes on. */
  readonly verdict: "allowed" | "refused" | "unanswered";
  /** A sentence for the log: it may name a backend and its address; never a token. */
  readonly reason: string;
  /** What is said to the one it is about, where that may be the reason itself; never how the server works inside. */
  readonly told?: string;
  /** Refused as one who guesses passwords, whatever this one was; or what is asked for is switched off for everybody. */
  readonly kind?: Extract<ServerErrorKind, "too_many" | "not_found">;
  /** Milliseconds since 1970; then it is decided anew. */
  readonly untilMs: number;
  readonly userId?: string | undefined;
  /** Of all viewers with this user id together. */
  readonly maxSessions?: number | undefined;
  /** Goes from channel to channel and back: what had to make place for the same player may begin again. */
  readonly isZapping?: true;
  /** An administrator's own player, or another server of the cluster: limits are not for it. */
  readonly isPreview?: true;
  /** What of an auth backend's own settings decided; absent where nothing of them did. */
  readonly by?: DecidedBy;
}

/** What an auth backend decided by without asking anybody: a rule of its lists, its default, or that there is neither. */
export interface DecidedBy {
  readonly rule: "token" | "address" | "country" | "player" | "default" | "none";
  /** Its key in the config. */
  readonly backend: string;
  /** Where the rule stands in the settings of the backend. */
  readonly pointer?: string;
}

/** Why somebody may not come in. */
export type Refusal = Pick<Decision, "reason" | "told" | "kind">;

/** A refusal whose reason may be read by the one it is about. */
export function openRefusal(reason: string): Refusal {
  return { reason, told: reason };
}

/** What a viewer or a publisher is told of a decision that does not let in; the log has the reason. */
export function refusalWords({ verdict, told }: Decision, kind: ViewerRequest["kind"]): string {
  if (told !== undefined) return told;
  if (verdict === "refused") return "The stream's owner does not allow it.";
  return `Whether you may ${kind === "play" ? "watch" : "publish"} this cannot be found out now. Try again in a moment.`;
}

/** How long a decision holds whose maker does not say. */
export const permissionMs = 180_000;
