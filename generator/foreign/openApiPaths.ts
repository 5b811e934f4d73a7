import type { EntityPaths } from "../contracts/ProductDescriptor.ts";
import { isRaw, type Raw } from "../dialect/schemaDialect.ts";
import { pointerSegments } from "../jsonPointer.ts";

interface Operation {
  readonly method: string;
  readonly path: string;
  /** Component that the request holds. */
  readonly sent: string | undefined;
  /** Component that a good answer holds, whole or as the items of a list. */
  readonly answered: string | undefined;
}

/** Words that some products put into paths for what others say by the method. */
const verbs = new Set([
  "list",
  "get",
  "add",
  "create",
  "new",
  "edit",
  "update",
  "patch",
  "replace",
  "delete",
  "remove",
  "set",
]);

/** What the paths of a document list, read and write, each kind of thing once, by its first path. */
export function recognisePaths(document: Raw, named: ReadonlyMap<string, string>): readonly EntityPaths[] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operationsOf(document, named)) {
    const place = placeOf(operation.path);
    groups.set(place, [...(groups.get(place) ?? []), operation]);
  }
  return [...groups].flatMap(([place, operations]) => entityOf(place, operations) ?? []);
}

/** A path without its verbs and its last parameter: all that is done to one kind of thing has the same. */
function placeOf(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "" && !verbs.has(segment));
  return (isParameter(segments.at(-1)) ? segments.slice(0, -1) : segments).join("/");
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith("{") === true;
}

function entityOf(place: string, operations: readonly Operation[]): EntityPaths | undefined {
  const segments = place.split("/");
  const name = segments.at(-1) ?? "";
  // What stands inside one of another kind goes with that one.
  if (name === "" || segments.some(isParameter)) return undefined;
  const ofOne = operations.filter(({ path }) => isParameter(path.split("/").at(-1)));
  const ofAll = operations.filter((operation) => !ofOne.includes(operation));
  const isCollection = ofOne.length > 0;
  // What can be written is what is edited, where reading tells more than that.
  const [schema] = [
    ...[...ofOne, ...ofAll].flatMap(({ sent }) => sent ?? []),
    ...(isCollection ? [...ofOne, ...ofAll] : ofAll).flatMap(({ method, answered }) =>
      method === "get" ? (answered ?? []) : [],
    ),
  ];
  if (schema === undefined) return undefined;
  const at = (list: readonly Operation[], ...methods: readonly string[]) => {
    const one = methods.flatMap((method) => list.find((operation) => operation.method === method) ?? [])[0];
    return one === undefined ? undefined : `${one.method.toUpperCase()} ${one.path}`;
  };
  const paths = isCollection
    ? {
        list: at(ofAll, "get"),
        read: at(ofOne, "get"),
        create: at(ofAll, "post") ?? at(ofOne, "post"),
        update: at(ofOne, "patch", "put"),
        remove: at(ofOne, "delete"),
      }
    : { read: at(ofAll, "get"), update: at(ofAll, "patch", "put", "post") };
  const known = Object.entries(paths).filter(([, path]) => path !== undefined);
  return { schema, kind: isCollection ? "collection" : "single", name, ...Object.fromEntries(known) };
}

function operationsOf(document: Raw, named: ReadonlyMap<string, string>): readonly Operation[] {
  const paths = isRaw(document["paths"]) ? document["paths"] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    ["get", "post", "put", "patch", "delete"].flatMap((method) => {
      const operation = isRaw(item) ? item[method] : undefined;
      if (!isRaw(operation)) return [];
      const answers = isRaw(operation["responses"]) ? operation["responses"] : {};
      const good = Object.entries(answers).flatMap(([status, answer]) => (status.startsWith("2") ? [answer] : []));
      const inBody = (body: unknown) => {
        const schema = schemaOf(resolve(body, document), document);
        return componentOf(schema, named) ?? componentOf(itemsOf(schema, document), named);
      };
      const answered = good.flatMap((answer) => inBody(answer) ?? [])[0];
      return [{ method, path, sent: inBody(operation["requestBody"]), answered }];
    }),
  );
}

/** The JSON that a request or an answer holds. */
function schemaOf(body: unknown, document: Raw): unknown {
  const content = isRaw(body) ? body["content"] : undefined;
  if (!isRaw(content)) return undefined;
  const json = Object.entries(content).find(([type]) => /[/+]json\b/.test(type))?.[1];
  return isRaw(json) ? resolve(json["schema"], document, "#/components/schemas/") : undefined;
}

/** The items of a list, or of the list that an answer with pages holds. */
function itemsOf(schema: unknown, document: Raw): unknown {
  const node = resolve(schema, document);
  if (!isRaw(node)) return undefined;
  if (node["items"] !== undefined) return node["items"];
  const properties = isRaw(node["properties"]) ? Object.values(node["properties"]) : [];
  return properties.flatMap((property) => (isRaw(property) && isRaw(property["items"]) ? [property["items"]] : []))[0];
}

/** Name of the component that a schema is; undefined for a list of others, or one with pages. */
function componentOf(schema: unknown, named: ReadonlyMap<string, string>): string | undefined {
  const ref = isRaw(schema) ? schema["$ref"] : undefined;
  const [, key] = (typeof ref === "string" ? /^#\/components\/schemas\/([^/]+)$/.exec(ref) : undefined) ?? [];
  return key === undefined ? undefined : named.get(decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What a reference inside the document names; those to `kept` places stay references. */
function resolve(node: unknown, document: Raw, kept = ""): unknown {
  const ref = isRaw(node) ? node["$ref"] : undefined;
  if (typeof ref !== "string" || !ref.startsWith("#/") || (kept !== "" && ref.startsWith(kept))) return node;
  return pointerSegments(decodeURIComponent(ref.slice(1))).reduce<unknown>(
    (found, segment) => (isRaw(found) ? found[segment] : undefined),
    document,
  );
}
