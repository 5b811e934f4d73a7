/** The frames of a picture so far: how many, and their bytes; key frames apart from those that tell what has changed. */
export interface FrameSums {
  readonly keys: number;
  readonly keyBytes: number;
  readonly others: number;
  readonly otherBytes: number;
}

export const noFrames: FrameSums = { keys: 0, keyBytes: 0, others: 0, otherBytes: 0 };

/** Adds up the frames of the leading picture by the bytes of its track, with a look at each unit and none at its bytes. */
export class FrameSizes {
  sums: FrameSums = noFrames;
  /** Bytes of the track as the frame under way began; undefined before the first. */
  #beganAt: number | undefined;
  #isKey = false;

  /** A unit of the track begins. @param bytes of the track before it */
  begin(bytes: number, isKey: boolean): void {
    if (this.#beganAt !== undefined) this.#add(bytes - this.#beganAt);
    this.#beganAt = bytes;
    this.#isKey = isKey;
  }

  /** The track is another one. */
  restart(): void {
    this.sums = noFrames;
    this.#beganAt = undefined;
  }

  #add(bytes: number): void {
    const { keys, keyBytes, others, otherBytes } = this.sums;
    this.sums = this.#isKey
      ? { keys: keys + 1, keyBytes: keyBytes + bytes, others, otherBytes }
      : { keys, keyBytes, others: others + 1, otherBytes: otherBytes + bytes };
  }
}
