import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { formatPointer, withValueAt } from "../../../src/model/configPath.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import { conflictsByPointer, conflictsOf } from "../../../src/model/draft/draftConflicts.ts";
import { editDraft, editMany } from "../../../src/model/draft/draftEdits.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import { testEntities } from "../testEntities.ts";
import {
  editedPart,
  entityIndex,
  fieldAt,
  isAmongSettings,
  isEntityPath,
  placeAt,
} from "../../../src/model/entity/entityPlace.ts";

/** A setting of the server itself, one of a stream, and one of a disk of an archive. */
const settings = [
  { path: ["loglevel"], at: [], key: "", below: "/loglevel" },
  { path: ["edit_auth", "login"], at: [], key: "", below: "/edit_auth/login" },
  { path: ["streams", "news", "title"], at: ["streams", "news"], key: "news", below: "/title" },
  { path: ["dvrs", "main", "disks", "/a", "mode"], at: ["dvrs", "main"], key: "main", below: "/disks/~1a/mode" },
] as const;

const config: JsonObject = {
  loglevel: "info",
  edit_auth: { login: "admin", password: "secret" },
  streams: { news: { name: "news", title: "News" } },
  dvrs: { main: { name: "main", disks: { "/a": { mode: "migrate" } } } },
};

describe("the place of a setting", () => {
  it.each(settings)("$path is at $at, and $below below it", ({ path, at, key, below }) => {
    const place = placeAt(path, entities);
    expect([place.at, place.key, formatPointer(place.rest)]).toEqual([at, key, below]);
    expect(place.entity?.name).toBe(place.at.length === 0 ? "server" : path[0] === "dvrs" ? "dvr-storage" : "stream");
  });

  it("belongs to no entity for the config as a whole, and for a whole collection", () => {
    expect(placeAt([], entities)).toEqual({ entity: undefined, at: [], key: "", rest: [] });
    expect(placeAt(["streams"], entities)).toEqual({ entity: undefined, at: [], key: "", rest: ["streams"] });
  });

  it("is among the settings of the server for collections without pages of their own", () => {
    const { stream, server } = testEntities;
    const page = { name: "main", title: "Main", sections: [] };
    expect([stream, { ...stream, pages: [page] }, server].map(isAmongSettings)).toEqual([true, false, false]);
  });

  it("is a whole entity only where one stands, not at a group of the server's settings", () => {
    const paths = [
      [],
      ["edit_auth"],
      ["edit_auth", "login"],
      ["streams"],
      ["streams", "news"],
      ["dvrs", "main", "disks"],
    ];
    expect(paths.filter((path) => isEntityPath(path, entities))).toEqual([["streams", "news"]]);
  });

  it("is edited together with the entity around it, or the property at the root", () => {
    expect(settings.map(({ path }) => editedPart(path, entities))).toEqual([
      ["loglevel"],
      ["edit_auth"],
      ["streams", "news"],
      ["dvrs", "main"],
    ]);
  });
});

describe("what was edited at any depth", () => {
  it.each(settings)("conflicts at the field itself: $path", ({ path, below }) => {
    const edits = editDraft(new Map(), config, path, "mine", entities);
    const server = withValueAt(config, path, "theirs") ?? null;
    const conflicts = conflictsByPointer(conflictsOf(edits, server, entities), entities);
    expect(conflicts).toEqual({ [below]: { mine: "mine", theirs: "theirs" } });
  });

  it("is a group of the server's settings taken away as one", () => {
    const edits = editDraft(new Map(), config, ["edit_auth"], undefined, entities);
    expect(patchOf(edits, config, entities)).toEqual({ edit_auth: null });
  });

  it("comes together, a group at the root and a setting in it too", () => {
    const edits = editMany(
      new Map(),
      config,
      [
        [["edit_auth"], undefined],
        [["edit_auth", "login"], "root"],
      ],
      entities,
    );
    expect(patchOf(edits, config, entities)).toEqual({ edit_auth: { login: "root", password: null } });
  });

  it("is said with the name of its entity", () => {
    const edits = editMany(
      new Map(),
      config,
      settings.map(({ path }) => [path, "mine"]),
      entities,
    );
    expect(
      describeChanges(edits, config, entities).map(({ entityLabel, entityName }) => [entityLabel, entityName]),
    ).toEqual([
      ["Server", ""],
      ["Server", ""],
      ["Stream", "news"],
      [entities["dvr-storage"].label, "main"],
    ]);
  });
});

describe("the table of entities", () => {
  it("knows the server by its name, and each collection", () => {
    const { server, stream, mirror } = testEntities;
    const { collection: _, ...call } = mirror;
    const index = entityIndex([server, stream, call]);
    expect(index.server).toBe(server);
    expect([...index.byCollection]).toEqual([["streams", stream]]);
  });

  it("is looked through once", () => {
    expect(entityIndex(testEntities)).toBe(entityIndex(testEntities));
  });
});

describe("what is known of a setting", () => {
  const menu = {
    ...testEntities.stream,
    name: "menu",
    collection: "menus",
    fields: {
      "/items": {
        title: "Items",
        type: "array",
      },
      "/items/*": {
        title: "Item",
        type: "object",
      },
      "/items/*/label": {
        title: "Label",
        type: "string",
      },
      "/items/*/items": {
        title: "Items below",
        type: "array",
        recurs: "/items",
      },
    },
  } as const;
  const titleOf = (...path: readonly string[]) => fieldAt(path, [testEntities.server, menu])?.title;

  it("is found by its name, by any item of its list, and at every level of what contains itself", () => {
    expect(titleOf("menus", "a", "items")).toBe("Items");
    expect(titleOf("menus", "a", "items", "3", "label")).toBe("Label");
    expect(titleOf("menus", "a", "items", "3", "items")).toBe("Items below");
    expect(titleOf("menus", "a", "items", "3", "items", "1")).toBe("Item");
    expect(titleOf("menus", "a", "items", "3", "items", "1", "items", "0", "label")).toBe("Label");
    expect(titleOf("loglevel")).toBe("Log level");
  });

  it("is nothing for one that no schema describes, and for an entity as a whole", () => {
    expect(titleOf("menus", "a", "items", "3", "items", "1", "colour")).toBeUndefined();
    expect(titleOf("menus", "a", "colour", "items", "1", "label")).toBeUndefined();
    expect([titleOf("menus", "a"), titleOf("menus"), titleOf()]).toEqual([undefined, undefined, undefined]);
    expect(titleOf("menus", "a", "constructor")).toBeUndefined();
  });
});
