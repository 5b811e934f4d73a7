import type { LogLevel } from "../../../log/StreamLog.ts";
import type { SourceIdentity } from "./Source.ts";
import { type Told, wordsOf } from "../../../Told.ts";

/** What operators read about the sources of a stream; addresses without passwords, and nothing twice in a row. */
export class RunnerLog {
  #last: string | undefined;

  /** @param nameOf a source as it is called in a log: two of a stream never alike */
  constructor(
    private readonly note: (level: LogLevel, text: string) => void,
    private readonly nameOf: (source: SourceIdentity) => string,
  ) {}

  tries(source: SourceIdentity): void {
    this.note("debug", `Tries ${this.nameOf(source)}.`);
  }

  plays(source: SourceIdentity, isSwitch: boolean): void {
    this.#last = undefined;
    this.note("info", `${isSwitch ? "Switched to" : "Plays"} ${this.nameOf(source)}.`);
  }

  lost(source: SourceIdentity, told: Told): void {
    this.#once("warning", `Lost ${this.nameOf(source)}: ${wordsOf(told)}.`);
  }

  failed(source: SourceIdentity, told: Told): void {
    this.#once("warning", `${this.nameOf(source)}: ${wordsOf(told)}.`);
  }

  notBack(source: SourceIdentity, told: Told): void {
    this.note("debug", `${this.nameOf(source)} is still unavailable: ${wordsOf(told)}.`);
  }

  cannotSwitch(source: SourceIdentity, told: Told): void {
    this.note("warning", `Cannot switch to ${this.nameOf(source)}: ${wordsOf(told)}.`);
  }

  playsFallback(): void {
    this.note("warning", "No source works: playing the fallback video.");
  }

  fallbackFails(told: Told): void {
    this.#once("error", `The fallback video cannot be played: ${wordsOf(told)}.`);
  }

  #once(level: "warning" | "error", text: string): void {
    if (text === this.#last) return;
    this.#last = text;
    this.note(level, text);
  }
}
