import { describe, expect, it } from "vitest";
import { pointerFromPlace, pointerToPlace } from "../../../src/model/config/serverKeys.ts";

const keys = { sources: { ids: ["4", "7"], last: 7 } };

describe("a pointer at an entity that has an id of the server's", () => {
  it.each([
    ["/sources/1", "/sources/7"],
    ["/sources/0/urls/1", "/sources/4/urls/1"],
  ])("names it by its place in the text, %s, or by its id, %s", (inText, inConsole) => {
    expect(pointerFromPlace(inText, keys)).toBe(inConsole);
    expect(pointerToPlace(inConsole, keys)).toBe(inText);
  });

  it.each(["", "/loglevel", "/sources", "/sources/9", "/streams/1/title", "/dvrs/1/disks/1", "/edit_auth/1"])(
    "is as it is for what has none: %s",
    (pointer) => {
      expect([pointerFromPlace(pointer, keys), pointerToPlace(pointer, keys)]).toEqual([pointer, pointer]);
    },
  );
});
