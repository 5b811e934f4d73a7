import { smallSchemas } from "../support/smallSchemas.ts";
import { withField, withRoot, type Mistake } from "./mistakenSchemas.ts";

/** Files that are no JSON, or that others look for in vain. */
export const fileMistakes: readonly Mistake[] = [
  [
    "ref to no file",
    withField({ $ref: "nothere.json" }),
    "channel.json:61:7: /properties/planted/$ref: the file schemas/config/nothere.json must exist",
  ],
  [
    "ref to no pointer",
    withField({ $ref: "server.json#/definitions/x" }),
    "channel.json:61:7: /properties/planted/$ref: schemas/config/server.json#/definitions/x must exist",
  ],
  [
    "$id unlike file",
    withRoot({ $id: "chanel.json" }),
    "channel.json:56:3: /$id: $id must be the file's own name, “channel.json”",
  ],
  [
    "circle ref",
    { ...smallSchemas(), "config/a.json": { $ref: "b.json" }, "config/b.json": { $ref: "a.json" } },
    "a.json:1:1: /: a reference must reach a schema, and not itself again: schemas/config/a.json# → schemas/config/b.json#",
  ],
  [
    "json comma missing",
    { ...smallSchemas(), "config/a.json": '{\n "a": 1\n "b": 2 }' },
    "a.json:3:2: /: the file must be JSON: a comma is missing before this",
  ],
  [
    "json comma too many",
    { ...smallSchemas(), "config/a.json": '{ "a": 1, }' },
    "a.json:1:11: /: the file must be JSON: a key in double quotes is expected here; after the last property stands no comma",
  ],
  [
    "json quote",
    { ...smallSchemas(), "config/a.json": '{ "a": "b }' },
    'a.json:1:8: /: the file must be JSON: the quote is never closed; put a " at the end of the text',
  ],
  [
    "json comment",
    { ...smallSchemas(), "config/a.json": '{ // c\n "a": 1 }' },
    "a.json:1:3: /: the file must be JSON: JSON has no comments; say it in a description, or in $comment",
  ],
  [
    "json single quotes",
    { ...smallSchemas(), "config/a.json": "{ 'a': 1 }" },
    "a.json:1:3: /: the file must be JSON: this is no JSON value; texts and keys stand in double quotes",
  ],
  [
    "json empty file",
    { ...smallSchemas(), "config/a.json": "" },
    'a.json:1:1: /: the file is empty; the least of a schema is { "type": "object" }',
  ],
  ["json array", { ...smallSchemas(), "config/a.json": "[]" }, "a.json:1:1: /: a schema file holds one JSON object"],
  [
    "key twice",
    { ...smallSchemas(), "config/a.json": '{ "title": "A", "title": "B" }' },
    "a.json:1:17: /title: a key stands once in its object",
  ],
  [
    "a key that is called __proto__",
    { ...smallSchemas(), "config/a.json": '{ "properties": { "__proto__": {} } }' },
    "a.json:1:19: /properties/__proto__: no key is called __proto__",
  ],
];
