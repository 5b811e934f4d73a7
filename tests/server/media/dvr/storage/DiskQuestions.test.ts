import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DiskRoom } from "../../../../../server/media/dvr/ArchiveFiles.ts";
import { DiskQuestions } from "../../../../../server/media/dvr/storage/DiskQuestions.ts";
import { FaultyFiles } from "../support/FaultyFiles.ts";

const room = { usedBytes: 1, freeBytes: 1 };

/** Disks that answer when a test says so. */
class SlowDisks extends FaultyFiles {
  /** Folders whose questions are under way, in the order they were asked. */
  readonly underWay: string[] = [];
  most = 0;
  readonly #answers = new Map<string, () => void>();

  override async isFolder(): Promise<boolean> {
    return true;
  }

  override async deviceOf(): Promise<string> {
    return "1";
  }

  override async checkWritable(): Promise<void> {}

  override roomOf(folder: string): Promise<DiskRoom> {
    this.underWay.push(folder);
    this.most = Math.max(this.most, this.underWay.length);
    return new Promise((resolve) => {
      this.#answers.set(folder, () => {
        this.underWay.splice(this.underWay.indexOf(folder), 1);
        resolve(room);
      });
    });
  }

  answer(folder: string): void {
    this.#answers.get(folder)?.();
  }
}

let disks: SlowDisks;
let questions: DiskQuestions;
beforeEach(() => {
  vi.useFakeTimers();
  disks = new SlowDisks();
  questions = new DiskQuestions(disks);
});
afterEach(() => vi.useRealTimers());

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("Questions to disks", () => {
  it("are two at a time, whoever asks, and one for each folder", async () => {
    const asked = ["/a", "/b", "/a", "/c", "/d", "/c"].map((folder) => questions.ask(folder));
    await settle();
    expect(disks.underWay).toEqual(["/a", "/b"]);
    disks.answer("/a");
    await settle();
    expect(disks.underWay).toEqual(["/b", "/c"]);
    for (const folder of ["/c", "/d", "/b"]) {
      disks.answer(folder);
      await settle();
    }
    expect(await Promise.all(asked)).toEqual(
      ["/a", "/b", "/a", "/c", "/d", "/c"].map((place) => ({ place, room, device: "1", writeError: undefined })),
    );
    expect([disks.most, disks.underWay]).toEqual([2, []]);
  });

  it("have 3 s, and are not put again before they are answered", async () => {
    const answers: unknown[] = [];
    void questions.ask("/dead").then((answer) => answers.push(answer));
    await settle(2999);
    expect(answers).toEqual([]);
    await settle(1);
    expect(answers).toEqual(["silent"]);
    void questions.ask("/dead").then((answer) => answers.push(answer));
    await settle(3000);
    expect([answers, disks.underWay]).toEqual([["silent", "silent"], ["/dead"]]);
    disks.answer("/dead");
    await settle();
    const again = questions.ask("/dead");
    await settle();
    disks.answer("/dead");
    expect(await again).toMatchObject({ place: "/dead" });
  });

  it("tell what was known of a folder that others keep from being asked, and that nothing is", async () => {
    const first = questions.ask("/well");
    await settle();
    disks.answer("/well");
    expect(await first).toMatchObject({ room });
    const late = ["/dead", "/mute", "/well", "/new"].map((folder) => questions.ask(folder));
    await settle(3000);
    expect(await Promise.all(late)).toEqual(["silent", "silent", expect.objectContaining({ room }), "waiting"]);
    expect(disks.most).toBe(2);
  });

  it("fail as the file system does, and the next one is asked", async () => {
    const broken = Object.assign(new Error("EIO"), { code: "EIO" });
    disks.deviceOf = () => Promise.reject(broken);
    const failing = ["/a", "/b", "/c"].map((folder) => questions.ask(folder).catch((error: unknown) => error));
    for (const folder of ["/a", "/b", "/c"]) {
      await settle();
      disks.answer(folder);
    }
    expect(await Promise.all(failing)).toEqual([broken, broken, broken]);
  });
});
