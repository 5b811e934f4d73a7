import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { formatPointer, withValueAt } from "../../../src/model/configPath.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import { conflictsByPointer, conflictsOf } from "../../../src/model/draft/draftConflicts.ts";
import { editDraft, editMany } from "../../../src/model/draft/draftEdits.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import { editedPart, isEntityPath, placeAt } from "../../../src/model/entity/entityPlace.ts";

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
    expect([placeAt([], entities).entity, placeAt(["streams"], entities).entity]).toEqual([undefined, undefined]);
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
