import { createHash } from "node:crypto";
import process from "node:process";

/** What mutants are not made of: `words` are no behaviour, `share` takes one part of the code for all of it. */
export const strykerPlugins = [
  { kind: "Ignore", name: "words", value: { shouldIgnore: (path) => (isWording(path) ? "words only" : undefined) } },
  {
    kind: "Ignore",
    name: "share",
    value: { shouldIgnore: (path) => (isLeftOut(path) ? "not in the share" : undefined) },
  },
];

/** The words of errors and of the log, which may be worded better any day. */
function isWording({ node, parentPath }) {
  if (!["StringLiteral", "TemplateLiteral", "ObjectExpression"].includes(node.type)) return false;
  const parent = parentPath?.node;
  if (parent?.type === "NewExpression") return node.type !== "ObjectExpression" && endsIn(parent.callee, /Error$/);
  return parent?.type === "CallExpression" && endsIn(parent.callee.object, /^#?(?:log|console)$/);
}

function endsIn(node, name) {
  return name.test(node?.name ?? node?.property?.name ?? node?.property?.id?.name ?? "");
}

const holders = new Set(["Program", "ExportNamedDeclaration", "ClassBody"]);

/** Of every so many functions and members of classes all but one: by their names, so that an edit beside them changes nothing. */
function isLeftOut({ node, parentPath }) {
  const share = Number(process.env.SLUICE_MUTANTS_SHARE ?? 1);
  const isHolder = ["ExportNamedDeclaration", "ClassDeclaration", "ImportDeclaration"].includes(node.type);
  if (!(share > 1) || isHolder || !holders.has(parentPath?.node.type)) return false;
  const declared = node.declarations?.[0] ?? node;
  return numberOf(`${nameOf(parentPath.parentPath?.node)} ${nameOf(declared)}`) % share !== 0;
}

function nameOf(node) {
  const { id, key } = node ?? {};
  return id?.name ?? key?.name ?? key?.id?.name ?? "";
}

function numberOf(name) {
  return createHash("sha1").update(name).digest().readUInt32BE();
}
