import type { StreamBus } from "../bus/StreamBus.ts";
import type { ProcessRun } from "../ffmpeg/ProcessPool.ts";

const MOST_WAITING_BYTES = 4_000_000;
const FEW_WAITING_BYTES = 500_000;
/** So long it may say good-bye to the other side. */
const FAREWELL_MS = 2000;

/** Writes a stream to a process that may be slower than it comes: what is too much is left out, up to a later key frame. */
export class PushOutlet {
  #isLeavingOut = false;

  constructor(
    private readonly run: ProcessRun,
    private readonly bus: Pick<StreamBus, "beginning">,
    private readonly onSlow: () => void,
  ) {
    run.stdin.on("error", () => undefined);
    for (const output of run.outputs) output.resume();
    run.stdin.write(bus.beginning);
  }

  /** @param chunk what the bus told last; its `beginning` holds it already */
  write(chunk: Buffer): void {
    const { stdin } = this.run;
    if (!stdin.writable) return;
    if (!this.#isLeavingOut && stdin.writableLength > MOST_WAITING_BYTES) {
      this.#isLeavingOut = true;
      this.onSlow();
    }
    if (!this.#isLeavingOut) {
      stdin.write(chunk);
    } else if (stdin.writableLength < FEW_WAITING_BYTES) {
      this.#isLeavingOut = false;
      stdin.write(this.bus.beginning);
    }
  }

  close(): void {
    this.run.stdin.end();
    const timer = setTimeout(() => this.run.kill(), FAREWELL_MS);
    void this.run.ended.then(() => clearTimeout(timer));
  }
}
