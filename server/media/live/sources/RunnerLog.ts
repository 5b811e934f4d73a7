import type { LogLevel } from "../../../log/StreamLog.ts";
import { safeAddress } from "../../inputs/safeAddress.ts";
import type { Source } from "./Source.ts";
import { type Told, wordsOf } from "../../../Told.ts";

/** What operators read about the sources of a stream; addresses without passwords, and nothing twice in a row. */
export class RunnerLog {
  #last: string | undefined;

  constructor(private readonly note: (level: LogLevel, text: string) => void) {}

  tries({ url }: Source): void {
    this.note("debug", `Tries ${safeAddress(url)}.`);
  }

  plays({ url }: Source, isSwitch: boolean): void {
    this.#last = undefined;
    this.note("info", `${isSwitch ? "Switched to" : "Plays"} ${safeAddress(url)}.`);
  }

  lost({ url }: Source, told: Told): void {
    this.#once("warning", `Lost ${safeAddress(url)}: ${wordsOf(told)}.`);
  }

  failed({ url }: Source, told: Told): void {
    this.#once("warning", `${safeAddress(url)}: ${wordsOf(told)}.`);
  }

  notBack({ url }: Source, told: Told): void {
    this.note("debug", `${safeAddress(url)} is still unavailable: ${wordsOf(told)}.`);
  }

  cannotSwitch({ url }: Source, told: Told): void {
    this.note("warning", `Cannot switch to ${safeAddress(url)}: ${wordsOf(told)}.`);
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
