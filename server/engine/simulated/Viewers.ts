import type { Random } from "./Random.ts";

export interface Viewer {
  readonly serial: number;
  readonly openedMs: number;
}

/** The people who watch one stream: they come and go around a usual number. */
export class Viewers {
  private present: Viewer[] = [];
  private nextSerial = 1;

  constructor(
    private readonly usual: number,
    private readonly random: Random,
  ) {}

  get count(): number {
    return this.present.length;
  }

  get list(): readonly Viewer[] {
    return this.present;
  }

  /** The usual crowd, as if it had come over the last two hours. */
  fill(nowMs: number): void {
    for (let index = this.count; index < this.usual; index += 1) this.open(nowMs - this.random.whole(1_000, 7_200_000));
  }

  /** Now and then one comes or leaves, sooner the farther the crowd is from its usual size. */
  step(nowMs: number): void {
    if (this.usual === 0) return;
    const chance = this.random.next();
    if (chance > 0.3) return;
    const isLow = this.count < this.usual * (0.8 + chance);
    if (isLow) this.open(nowMs);
    else this.present.splice(this.random.whole(0, Math.max(0, this.count - 1)), 1);
  }

  clear(): void {
    this.present = [];
  }

  close(serial: number): boolean {
    const index = this.present.findIndex((viewer) => viewer.serial === serial);
    if (index >= 0) this.present.splice(index, 1);
    return index >= 0;
  }

  private open(openedMs: number): void {
    this.present.push({ serial: this.nextSerial, openedMs });
    this.nextSerial += 1;
  }
}
