import { describe, expect, it } from "vitest";
import { combineEntities } from "../../../src/model/selection/combineEntities.ts";

describe("several entities seen as one", () => {
  it("shows a shared value and counts the different ones [C041]", () => {
    const combined = combineEntities([
      { static: true, clients_timeout: 10, title: "One" },
      { static: true, clients_timeout: 20, title: "Two" },
      { static: true, clients_timeout: 10 },
    ]);
    expect(combined.shared).toEqual({ static: true });
    expect(combined.mixed).toEqual({ "/clients_timeout": 2, "/title": 3 });
  });

  it("looks into objects, also into those that only some have", () => {
    const combined = combineEntities([{ auth: { url: "a", max_sessions: 1 } }, { auth: { url: "a" } }, {}]);
    expect(combined.shared).toEqual({});
    expect(combined.mixed).toEqual({ "/auth/url": 2, "/auth/max_sessions": 2 });
  });

  it("takes a list as one setting", () => {
    const combined = combineEntities([{ urls: ["a", "b"] }, { urls: ["a"] }]);
    expect(combined).toEqual({ shared: {}, mixed: { "/urls": 2 } });
  });

  it("keeps an object that all of them have, even an empty one", () => {
    expect(combineEntities([{ thumbnails: {} }, { thumbnails: {} }])).toEqual({
      shared: { thumbnails: {} },
      mixed: {},
    });
  });
});
