import { describe, expect, it } from "vitest";
import { playbackProtocols } from "../../../../server/media/outputs/playbackProtocols.ts";
import { unservedRows } from "../../../../server/media/outputs/unservedRows.ts";

describe("the protocols that the server says it plays over", () => {
  it("are none whose addresses it answers with 501", () => {
    const unserved = unservedRows.map(({ protocol }) => protocol);
    expect(unserved).toEqual(["mss", "hds", "m4f", "m4s"]);
    expect(playbackProtocols.filter((protocol) => unserved.includes(protocol))).toEqual([]);
  });
});
