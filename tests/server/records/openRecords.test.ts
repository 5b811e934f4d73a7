import { describe, expect, it } from "vitest";
import { databaseFolder } from "../../../server/records/openRecords.ts";

describe("the folder of a database", () => {
  it("is the config's, below the data folder when it is relative, else one of its own", () => {
    expect(databaseFolder("/data", "/var/lib/sessions", "history")).toBe("/var/lib/sessions");
    expect(databaseFolder("/data", "sessions", "history")).toBe("/data/sessions");
    for (const nothing of [undefined, null, "", "a\u0000b"]) {
      expect(databaseFolder("/data", nothing, "pulse")).toBe("/data/pulse");
    }
  });
});
