import type { AdCalls } from "../../../src/api/areas/adsApi.ts";
import type { AdChecks } from "../../../src/generated/types/AdChecks.ts";
import type { AdStats } from "../../../src/generated/types/AdStats.ts";

/** The advertising of a server: it tells what a test sets, converts what it is asked to, and fails while `failure` is set. */
export class FakeAds implements AdCalls {
  /** `streams`, `checks`, `convert FILE STREAM`. */
  readonly asked: string[] = [];
  failure: Error | undefined;
  shown: AdStats = {};
  found: AdChecks["checks"] = [];

  async streams(): Promise<AdStats> {
    return this.#answer("streams", this.shown);
  }

  async checks(): Promise<AdChecks> {
    return this.#answer("checks", { checks: this.found });
  }

  async convert(file: string, stream: string): Promise<void> {
    this.#answer(`convert ${file} ${stream}`, undefined);
    this.move(file, stream, { state: "running", progress: 0 });
  }

  /** A conversion has come so far. */
  move(file: string, stream: string, conversion: NonNullable<AdChecks["checks"][number]["conversion"]>): void {
    this.found = this.found.map((check) =>
      check.file === file && check.stream === stream ? { ...check, conversion } : check,
    );
  }

  #answer<Answer>(question: string, answer: Answer): Answer {
    this.asked.push(question);
    if (this.failure !== undefined) throw this.failure;
    return answer;
  }
}
