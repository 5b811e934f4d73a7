/** The answer to a save, on the wire as it is. */
export interface SaveAnswer {
  readonly rev: number;
  readonly operation_id?: string;
  /** Milliseconds since 1970: without `confirm_config` by then the save is taken back. */
  readonly confirm_until?: number;
}
