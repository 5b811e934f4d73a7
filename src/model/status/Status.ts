/** What a stream is doing, as the lists and the overview show it. */
export interface Status {
  readonly kind: StatusKind;
  /** In words: `online`, `delay 7s`, `connection refused (retry 3)`. */
  readonly text: string;
  readonly short: ShortStatus;
}

export type StatusKind = "disabled" | "error" | "expecting" | "waiting" | "noSources" | "delay" | "drops" | "online";

export type ShortStatus = "on" | "off" | "dis" | "err";
