/** A question to be asked before a save that changes a setting or what is below it. */
export interface SaveQuestion {
  /** Pointer of the setting below the entity. */
  readonly pointer: string;
  /** What is done, and to what, as a question; `{name}` stands for the entity. */
  readonly title: string;
  readonly ask: string;
  /** What is done on a yes. */
  readonly verb: string;
  /** The condition is over the entity that the setting is of. */
  readonly isOverEntity: boolean;
  /** Whether to ask, over the setting as it will be; null when there is none. */
  readonly when: (value: unknown) => boolean;
}
