/** What every save says beside its content. */
export interface SaveRequest {
  /** The revision the save was made for; `any` writes over whatever is there. */
  readonly ifMatch: number | "any" | undefined;
  /** A repeated save with the same id is applied once. */
  readonly operationId?: string | undefined;
  /** The login that saves. */
  readonly who: string;
  /** Key of the console's session: it stays alive when this save changes the password. */
  readonly session?: string | undefined;
  /** Seconds after which the save is taken back, unless it has been confirmed. */
  readonly confirmWithinS?: number | undefined;
}
