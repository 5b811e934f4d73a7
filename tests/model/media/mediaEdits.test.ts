import { describe, expect, it } from "vitest";
import { deleteEdit, enabledEdit, hasDvr, minimalEdit, modeEdit } from "../../../src/model/media/mediaEdits.ts";

describe("an edit of a media list", () => {
  it("switches a stream between running all the time and on demand", () => {
    expect(modeEdit("news", true)).toEqual([["streams", "news", "static"], true]);
    expect(modeEdit("news", false)).toEqual([["streams", "news", "static"], false]);
  });

  it("switches a stream or a VOD on and off", () => {
    expect(enabledEdit("streams", "news", false)).toEqual([["streams", "news", "disabled"], true]);
    expect(enabledEdit("vods", "films", true)).toEqual([["vods", "films", "disabled"], false]);
  });

  it("takes an item out of the config", () => {
    expect(deleteEdit("lives", "studio")).toEqual([["lives", "studio"], undefined]);
  });
});

describe("one edit for many streams", () => {
  const streams = { on: {}, off: { disabled: true }, written: { disabled: false, static: false }, gone: null };

  it("takes back what was edited before where the stream is so already, written or not", () => {
    expect(minimalEdit(enabledEdit("streams", "on", true), streams)).toEqual([
      ["streams", "on", "disabled"],
      undefined,
    ]);
    expect(minimalEdit(modeEdit("on", true), streams)).toEqual([["streams", "on", "static"], undefined]);
    expect(minimalEdit(enabledEdit("streams", "written", true), streams)[1]).toBe(false);
    expect(minimalEdit(modeEdit("written", false), streams)[1]).toBe(false);
  });

  it("is as it is for a stream that is otherwise, or not there", () => {
    expect(minimalEdit(enabledEdit("streams", "on", false), streams)).toEqual([["streams", "on", "disabled"], true]);
    expect(minimalEdit(enabledEdit("streams", "off", true), streams)[1]).toBe(false);
    expect(minimalEdit(modeEdit("gone", false), streams)).toEqual([["streams", "gone", "static"], false]);
    expect(minimalEdit([["streams", "on", "title"], "On"], streams)[1]).toBe("On");
  });
});

describe("whether what goes was recorded", () => {
  it("is so for what has settings of an archive", () => {
    expect([hasDvr({ dvr: {} }), hasDvr({ dvr: { root: "/a" } })]).toEqual([true, true]);
    expect([hasDvr({ dvr: null }), hasDvr({}), hasDvr(undefined)]).toEqual([false, false, false]);
  });
});
