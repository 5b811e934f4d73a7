const longest = 80;

/**
 * The id of a new picture, after its file: `Our Logo.png` becomes `Our-Logo`, or `Our-Logo-2` while that one is taken. It
 * holds letters, digits, dot, dash and underscore, so that it needs no quotes in the config's text.
 */
export function newLogoId(fileName: string, taken: readonly string[]): string {
  const plain = fileName
    .normalize("NFC")
    .replace(/\.\w{1,5}$/, "")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
  const name = Array.from(plain).slice(0, longest).join("") || "logo";
  let id = name;
  for (let number = 2; taken.includes(id); number += 1) id = `${name}-${number}`;
  return id;
}
