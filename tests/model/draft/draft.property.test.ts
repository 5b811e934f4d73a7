import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { configOnly } from "../../../src/model/entity/runtimePaths.ts";
import { parseDraft, serialiseDraft } from "../../../src/model/draft/storedDraft.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { isWithin } from "../../../src/model/configPath.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";
import { DraftDesk } from "./DraftDesk.ts";

const urls = fc
  .uniqueArray(fc.constantFrom("udp://a", "udp://b", "udp://c", "udp://d"), { maxLength: 4 })
  .map((list) => list.map((url): Json => (url === "udp://a" ? { url, priority: "1" } : url)));
const stream = (name: string): fc.Arbitrary<JsonObject> =>
  fc.record(
    {
      name: fc.constant(name),
      title: fc.constantFrom("A", "B", "C"),
      clients_timeout: fc.integer({ min: 0, max: 3 }),
      urls,
      drm: fc.record(
        { vendor: fc.constantFrom("conax", "aes128"), keyserver: fc.constantFrom("k", "l") },
        { requiredKeys: [] },
      ),
      auth: fc.record({ domains: fc.uniqueArray(fc.constantFrom("x", "y", "z")) }),
    },
    { requiredKeys: ["name"] },
  );
const server: fc.Arbitrary<JsonObject> = fc
  .record({ a: stream("a"), b: stream("b") })
  .map((streams) => ({ streams, loglevel: "debug" }));
const edit = fc.oneof(
  fc.tuple(fc.constant("/streams/a"), fc.oneof(stream("a"), fc.constant(undefined))),
  fc.tuple(fc.constant("/streams/b"), fc.oneof(stream("b"), fc.constant(undefined))),
  fc.tuple(fc.constantFrom("/streams/a/title", "/streams/b/title"), fc.constantFrom("A", "B", "C", null)),
  fc.tuple(fc.constantFrom("/streams/a/urls", "/streams/b/urls"), urls),
  fc.tuple(fc.constantFrom("/streams/a/urls/0", "/streams/b/urls/0/priority"), fc.constantFrom("udp://e", "7")),
  fc.tuple(fc.constant("/streams/a/drm"), fc.constantFrom(undefined, { vendor: "irdeto" }, {})),
  fc.tuple(fc.constant("/streams/c"), fc.oneof(stream("c"), fc.constant(undefined))),
  fc.tuple(fc.constant("/streams/c/title"), fc.constantFrom("A", null)),
  fc.tuple(fc.constant("/loglevel"), fc.constantFrom("debug", "error", null)),
);
const edits: fc.Arbitrary<readonly (readonly [string, Json | undefined])[]> = fc.array(edit, { maxLength: 6 });

function deskWith(config: JsonObject, changes: readonly (readonly [string, Json | undefined])[]): DraftDesk {
  const desk = new DraftDesk(config);
  for (const [pointer, value] of changes) {
    // An edit of an entity that is not there would be one of a ghost.
    const at = pointer.split("/").slice(0, 3).join("/");
    if (at === "/loglevel" || pointer === at || desk.shown(at) !== undefined) desk.edit(pointer, value);
  }
  return desk;
}

describe("any draft", () => {
  it("saves what it shows: the patch laid over the server is what the operator sees", () => {
    fc.assert(
      fc.property(server, edits, (config, changes) => {
        const desk = deskWith(config, changes);
        const saved = applyMergePatch(config, desk.patch);
        expect(withoutEmptyObjects(configOnly(saved, [], testEntities))).toEqual(withoutEmptyObjects(desk.shown("")));
      }),
      { numRuns: 500 },
    );
  });

  it("shows what was put into it last", () => {
    fc.assert(
      fc.property(server, edits, fc.constantFrom("A", "B", null), (config, changes, title) => {
        const desk = deskWith(config, changes);
        fc.pre(desk.shown("/streams/a") !== undefined);
        expect(desk.edit("/streams/a/title", title).shown("/streams/a/title") ?? null).toBe(title);
      }),
    );
  });

  it("is empty when everything is put back", () => {
    fc.assert(
      fc.property(server, edits, (config, changes) => {
        const desk = deskWith(config, changes);
        desk.edit("", config);
        expect([...desk.edits.keys()]).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("holds no edit within another", () => {
    fc.assert(
      fc.property(server, edits, (config, changes) => {
        const paths = [...deskWith(config, changes).edits.values()].map(({ path }) => path);
        for (const one of paths) for (const other of paths) expect(one !== other && isWithin(one, other)).toBe(false);
      }),
    );
  });

  it("has no conflict with a server that did not change", () => {
    fc.assert(
      fc.property(server, edits, (config, changes) => {
        const desk = deskWith(config, changes);
        expect(desk.conflicts).toEqual([]);
        expect(desk.receive({}).patch).toEqual(deskWith(config, changes).patch);
      }),
    );
  });

  it("comes back from the session storage as it was", () => {
    fc.assert(
      fc.property(server, edits, (config, changes) => {
        const { edits: draft } = deskWith(config, changes);
        expect(parseDraft(serialiseDraft(draft, testEntities))?.edits).toEqual(draft);
      }),
    );
  });
});

describe("two drafts of two people", () => {
  it("both survive whole when they touch different things", () => {
    fc.assert(
      fc.property(
        server,
        fc.constantFrom("A", "B"),
        fc.integer({ min: 5, max: 9 }),
        urls,
        (config, title, timeout, list) => {
          const one = new DraftDesk(config).edit("/streams/a/title", title).edit("/streams/b/urls", list);
          const other = new DraftDesk(config)
            .edit("/streams/a/clients_timeout", timeout)
            .edit("/streams/b/title", title);
          const wished = one.shown("/streams/b/urls");
          one.receive(other.patch);
          expect(one.conflicts).toEqual([]);
          const saved = new DraftDesk(applyMergePatch(one.server, one.patch));
          expect(saved.shown("/streams/a")).toMatchObject({ title, clients_timeout: timeout });
          expect(saved.shown("/streams/b/title")).toBe(title);
          expect(saved.shown("/streams/b/urls")).toEqual(wished);
        },
      ),
    );
  });

  it("leave nothing open once every conflict is settled, whichever way", () => {
    fc.assert(
      fc.property(server, edits, edits, fc.array(fc.boolean(), { maxLength: 8 }), (config, mine, theirs, ways) => {
        const one = deskWith(config, mine);
        one.receive(deskWith(config, theirs).patch);
        for (let step = 0; one.conflicts.length > 0 && step < 30; step++) {
          const [conflict] = one.conflicts;
          if ((ways[step] ?? true) && conflict?.kind !== "gone") one.keepMine();
          else one.takeTheirs();
        }
        expect(one.conflicts).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("never write the first one's old values over the second one's when all is given up", () => {
    fc.assert(
      fc.property(server, edits, edits, (config, mine, theirs) => {
        const one = deskWith(config, mine).receive(deskWith(config, theirs).patch);
        for (let step = 0; one.conflicts.length > 0 && step < 30; step++) one.takeTheirs();
        const untouched = deskWith(config, mine).edits;
        const patch = one.patch;
        for (const path of leaves(patch)) {
          const isMine = [...untouched.values()].some((own) => isWithin(path, own.path) || isWithin(own.path, path));
          expect(isMine).toBe(true);
        }
      }),
    );
  });
});

function leaves(value: Json | undefined, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  const keys = Object.keys(value);
  return keys.length === 0 && path.length === 0 ? [] : keys.flatMap((key) => leaves(value[key], [...path, key]));
}

/** An object without settings and an absent one are the same to a draft. */
function withoutEmptyObjects(value: Json | undefined): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const result: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    const kept = withoutEmptyObjects(child);
    if (kept !== undefined) result[key] = kept;
  }
  return Object.keys(result).length === 0 ? undefined : result;
}
