import type { LogLevel } from "../../../log/StreamLog.ts";
import { safeAddress } from "../../inputs/safeAddress.ts";
import type { Source } from "./Source.ts";

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

  lost({ url }: Source, words: string): void {
    this.#once("warning", `Lost ${safeAddress(url)}: ${words}.`);
  }

  failed({ url }: Source, words: string): void {
    this.#once("warning", `${safeAddress(url)}: ${words}.`);
  }

  notBack({ url }: Source, words: string): void {
    this.note("debug", `${safeAddress(url)} is still unavailable: ${words}.`);
  }

  cannotSwitch({ url }: Source, words: string): void {
    this.note("warning", `Cannot switch to ${safeAddress(url)}: ${words}.`);
  }

  playsFallback(): void {
    this.note("warning", "No source works: playing the fallback video.");
  }

  fallbackFails(words: string): void {
    this.#once("error", `The fallback video cannot be played: ${words}.`);
  }

  #once(level: "warning" | "error", text: string): void {
    if (text === this.#last) return;
    this.#last = text;
    this.note(level, text);
  }
}
