/** A question to be asked before a save that changes a setting or what is below it. */
export interface SaveQuestion {
  /** Pointer of the setting below the entity. */
  readonly pointer: string;
  readonly ask: string;
  /** Whether to ask, over the setting as it will be; null when there is none. */
  readonly when: (value: unknown) => boolean;
}
