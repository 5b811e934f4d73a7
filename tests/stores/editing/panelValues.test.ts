import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { CollectionEditor } from "../../../src/stores/editing/CollectionEditor.ts";
import { addPanelValue, isSecretList } from "../../../src/stores/editing/panelValues.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const main = {
  name: "main",
  allow: { tokens: ["abc"], ips: ["10.0.0.0/8"] },
  deny: { countries: ["GB"], uas: ["abc"] },
  backends: [{ url: "http://mw/auth", zone: "eu" }],
};

function desk(backends: JsonObject = { main, second: { name: "second" } }) {
  const own = new SaveDesk({ auth_backends: backends });
  const editor = new CollectionEditor(own.config, own.draft, own.queue, entities["auth-backend"]);
  const add = (key: string, list: string, word: string) => {
    const value = entities["auth-backend"].panels?.values?.find((one) => one.list === list);
    if (value === undefined) throw new Error(`There is no box for ${list}.`);
    return addPanelValue(editor, key, value, word);
  };
  return { own, editor, add };
}

describe("a value that is added to an item of a collection", () => {
  it("stands behind what its list holds, as it is edited, and in no other item", async () => {
    const { own, add } = desk();
    expect(await add("main", "/allow/ips", "192.0.2.1")).toEqual({ kind: "added" });
    expect(await add("main", "/allow/ips", "192.0.2.2")).toEqual({ kind: "added" });
    expect(own.draft.patch()).toEqual({
      auth_backends: { main: { allow: { ips: ["10.0.0.0/8", "192.0.2.1", "192.0.2.2"] } } },
    });
  });

  it("begins a list that was not there", async () => {
    const { own, add } = desk();
    expect(await add("second", "/deny/uas", "Old Player/1.0")).toEqual({ kind: "added" });
    expect(own.draft.patch()).toEqual({ auth_backends: { second: { deny: { uas: ["Old Player/1.0"] } } } });
  });

  it("takes the place of what is no list", async () => {
    const { own, add } = desk({ second: { name: "second", deny: { uas: "all" } } });
    expect(await add("second", "/deny/uas", "Old Player/1.0")).toEqual({ kind: "added" });
    expect(own.draft.patch()).toEqual({ auth_backends: { second: { deny: { uas: ["Old Player/1.0"] } } } });
  });

  it("is the key of an object in a list of objects", async () => {
    const { own, add } = desk();
    expect(await add("second", "/backends", "http://mw/auth")).toEqual({ kind: "added" });
    expect(own.draft.patch()).toEqual({ auth_backends: { second: { backends: [{ url: "http://mw/auth" }] } } });
  });

  it.each([
    ["/allow/tokens", "abc", "Allow"],
    ["/deny/tokens", "abc", "Allow"],
    ["/deny/ips", "10.0.0.0/8", "Allow"],
    ["/allow/countries", "GB", "Deny"],
    ["/backends", "http://mw/auth", "Backend"],
  ])("is not added to %s where the item has it already: %s, and is told where", async (list, word, mode) => {
    const { own, add } = desk();
    expect(await add("main", list, word)).toEqual({ kind: "exists", mode });
    expect(own.draft.count).toBe(0);
  });

  it("may stand there as a value of another kind", async () => {
    const { add } = desk();
    expect(await add("main", "/allow/uas", "abc")).toEqual({ kind: "exists", mode: "Deny" });
    const { add: addToOther } = desk({ main: { name: "main", allow: { uas: ["xyz"] } } });
    expect(await addToOther("main", "/allow/tokens", "xyz")).toEqual({ kind: "added" });
  });

  it.each([
    ["/allow/ips", "10.0.0.300", "Should be an IP address or a network such as 10.0.0.0/8"],
    ["/deny/countries", "England", "Should be a country code of two letters"],
    ["/backends", "", "URL is required"],
  ])("is not added to %s where it is wrong: %s, and is told why", async (list, word, words) => {
    const { own, add } = desk();
    expect(await add("main", list, word)).toEqual({ kind: "wrong", words });
    expect(own.draft.count).toBe(0);
  });

  it("is told to be wrong before it is told to be there", async () => {
    const { add } = desk({ main: { name: "main", allow: { ips: ["nowhere"] } } });
    expect(await add("main", "/allow/ips", "nowhere")).toMatchObject({ kind: "wrong" });
  });

  it("is added whatever else is wrong with the item", async () => {
    const { own, add } = desk({ nameless: { name: "", allow: { ips: ["nowhere"] } } });
    expect(await add("nameless", "/allow/ips", "192.0.2.1")).toEqual({ kind: "added" });
    expect(own.draft.effective(["auth_backends", "nameless", "allow", "ips"])).toEqual(["nowhere", "192.0.2.1"]);
  });

  it("is added to a collection without such a box, where the list may hold anything", async () => {
    const own = new SaveDesk({ sources: { 4: { urls: ["http://a"] } } });
    const editor = new CollectionEditor(own.config, own.draft, own.queue, entities.mirror);
    expect(await addPanelValue(editor, "4", { kind: "Word", mode: "Any", list: "/words" }, "x")).toEqual({
      kind: "added",
    });
    expect(own.draft.patch()).toEqual({ sources: { 4: { words: ["x"] } } });
  });
});

describe("a list of secrets", () => {
  it("is known, so that nothing typed into it stands in clear", () => {
    const { editor } = desk();
    expect(isSecretList(editor, "/allow/tokens")).toBe(true);
    expect(isSecretList(editor, "/allow/ips")).toBe(false);
    expect(isSecretList(editor, "/nothing")).toBe(false);
  });
});
