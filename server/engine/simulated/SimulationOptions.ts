export interface SimulationOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly seed: number;
  readonly tickMs: number;
  /** Part of the streams that report anew at each tick, 1 for all. */
  readonly changeShare: number;
  /** Reports coder modules. */
  readonly isChassis: boolean;
  readonly version: string;
  readonly build: string;
  /** Why there is no real media, where that was not asked for. */
  readonly notice?: string;
}
