// In pieces, so that this file does not find itself.
const folders = [
  ["/ho", "me/"],
  ["/ro", "ot/"],
  ["/wo", "rk/"],
  ["/Use", "rs/"],
  ["/tmp/ba", "sh"],
  [".lib", "rary/"],
];
const hosts = [
  ["regis", "try\\.(npmjs|yarnpkg)"],
  ["npm", "mirror\\.com"],
  ["localhost:", "4873"],
];

const foreign = new RegExp(
  [
    ...folders.map((pieces) => `(?<![\\w.-])${pieces.join("").replaceAll(".", "\\.")}`),
    ...hosts.map((pieces) => pieces.join("")),
  ].join("|"),
  "g",
);

/** Words in a text that belong to a machine or a package registry and not to the project. */
export function foreignWords(text: string): readonly string[] {
  return [...text.matchAll(foreign)].map(([word]) => word);
}
