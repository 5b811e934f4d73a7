import { describe, expect, it } from "vitest";
import { actionsFor, isStoppedOffline } from "../../../src/pages/media/streams/streamActions.tsx";

describe("what can be done to streams", () => {
  it("is for one what it is not already, deletion last", () => {
    expect(actionsFor({})).toEqual(["restart", "disable", "onDemand", "delete"]);
    expect(actionsFor({ disabled: true, static: false })).toEqual(["restart", "enable", "static", "delete"]);
  });

  it("is for several everything", () => {
    expect(actionsFor(undefined)).toEqual(["restart", "enable", "disable", "static", "onDemand", "delete"]);
  });

  it("waits for the server where it is done at once: a restart, and all that is not reviewed first", () => {
    expect([isStoppedOffline("restart", "staged"), isStoppedOffline("delete", "atOnce")]).toEqual([true, true]);
    expect(isStoppedOffline("delete", "staged")).toBe(false);
  });
});
