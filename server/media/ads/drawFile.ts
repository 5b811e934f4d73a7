import type { AdFile } from "../../../src/generated/types/AdFile.ts";

/**
 * One of some files by lot: one of weight 2 comes twice as often as one of weight 1.
 * @param random from 0 up to but not 1
 * @returns its name; undefined where there is none
 */
export function drawFile(files: readonly AdFile[], random: () => number): string | undefined {
  const sum = files.reduce((all, file) => all + weightOf(file), 0);
  let left = random() * sum;
  for (const file of files) {
    left -= weightOf(file);
    if (left < 0) return file.name;
  }
  return files.at(-1)?.name;
}

function weightOf({ weight = 1 }: AdFile): number {
  return Math.max(0, weight);
}
