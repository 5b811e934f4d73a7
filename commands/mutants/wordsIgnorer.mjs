/** Leaves out what is no behaviour: the words of errors and of the log, which may be worded better any day. */
export const strykerPlugins = [
  { kind: "Ignore", name: "words", value: { shouldIgnore: (path) => (isWording(path) ? "words only" : undefined) } },
];

function isWording({ node, parentPath }) {
  if (!["StringLiteral", "TemplateLiteral", "ObjectExpression"].includes(node.type)) return false;
  const parent = parentPath?.node;
  if (parent?.type === "NewExpression") return node.type !== "ObjectExpression" && endsIn(parent.callee, /Error$/);
  return parent?.type === "CallExpression" && endsIn(parent.callee.object, /^#?(?:log|console)$/);
}

function endsIn(node, name) {
  return name.test(node?.name ?? node?.property?.name ?? node?.property?.id?.name ?? "");
}
