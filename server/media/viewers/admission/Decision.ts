/** What was decided about a viewer or a publisher. */
export interface Decision {
  /** `unanswered`: no backend said anything; nobody new comes in, and nobody who is in has to go. */
  readonly verdict: "allowed" | "refused" | "unanswered";
  /** A sentence fit for the viewer and the log; never with a token. */
  readonly reason: string;
  /** Refused as one who guesses passwords, whatever this one was. */
  readonly isTooMany?: true;
  /** Milliseconds since 1970; then it is decided anew. */
  readonly untilMs: number;
  readonly userId?: string | undefined;
  /** Of all viewers with this user id together. */
  readonly maxSessions?: number | undefined;
  /** An administrator's own player, or another server of the cluster: limits are not for it. */
  readonly isPreview?: true;
}
