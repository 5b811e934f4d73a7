import { describe, expect, it } from "vitest";
import { filesUnder, type ProjectFile } from "./support/filesUnder.ts";

const folders = ["src", "overrides"];
const styles = folders.flatMap((folder) => filesUnder(folder, /\.css$/));
const parts = folders.flatMap((folder) => filesUnder(folder, /\.tsx$/));

/** The one look of a section, and the ground that headings stand on. */
const onePlace = ["src/theme/sections.module.css", "src/theme/base.css"];
/** Headings that are no section's: of the page itself, of a window, and of the page before the console. */
const otherHeadings: Readonly<Record<string, string>> = {
  "src/components/shell/PageHeader.tsx": "the title of the page",
  "src/components/shell/LoginForm.tsx": "the title of the login page",
  "src/components/overlays/Dialog.tsx": "the title of a window",
};

/** Style sheets that frame a section, or dress headings, by themselves. */
function ownStyles({ path, text }: ProjectFile): readonly string[] {
  const faults: string[] = [];
  for (const [, selector = "", rule = ""] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isFrame = ["border: 1px solid var(--line)", "border-radius: var(--radius-3)", "var(--surface-panel)"].every(
      (part) => rule.includes(part),
    );
    if (isFrame) faults.push(`${path} draws the frame of a section in ${selector.trim()}`);
    if (/(?:^|[\s>+~,])h[2-6]\b/.test(selector)) faults.push(`${path} dresses headings in ${selector.trim()}`);
  }
  return faults;
}

/** Headings with a class of their own, where those of sections have one look. */
function ownHeadings({ path, text }: ProjectFile): readonly string[] {
  const headings = [...text.matchAll(/<(?:h[1-6]|Heading)\b[^>]*?className=\{(?<classes>[^}]*)\}/g)];
  return headings.flatMap(({ groups }) => {
    const { classes = "" } = groups ?? {};
    return classes.includes("sections.") ? [] : [`${path} has a heading in ${classes}`];
  });
}

/** Sections, as places to go to, that have no name. */
function namelessSections({ path, text }: ProjectFile): readonly string[] {
  return [...text.matchAll(/<section\b[^>]*>/g)].flatMap(([tag]) =>
    /aria-label/.test(tag) ? [] : [`${path}: ${tag}`],
  );
}

describe("the sections of pages", () => {
  it("have one look, which stands in one style sheet", () => {
    expect(styles.filter(({ path }) => !onePlace.includes(path)).flatMap(ownStyles)).toEqual([]);
  });

  it("have headings of one look", () => {
    expect(parts.filter(({ path }) => !Object.hasOwn(otherHeadings, path)).flatMap(ownHeadings)).toEqual([]);
  });

  it("are named for screen readers, or are none", () => {
    expect(parts.flatMap(namelessSections)).toEqual([]);
  });

  it("are found out when they look otherwise", () => {
    const path = "src/pages/a/A";
    const frame = "border: 1px solid var(--line); border-radius: var(--radius-3); background: var(--surface-panel);";
    expect(ownStyles({ path, text: `.box { ${frame} }` })).toHaveLength(1);
    expect(ownStyles({ path, text: ".box h3 { font-size: 20px; }" })).toHaveLength(1);
    expect(ownStyles({ path, text: ".box { composes: frame from '../sections.module.css'; }" })).toEqual([]);
    expect(ownHeadings({ path, text: "<h3 id={id} className={styles.title}>" })).toHaveLength(1);
    expect(ownHeadings({ path, text: "<h3 className={sections.part}>" })).toEqual([]);
    expect(namelessSections({ path, text: "<section className={styles.a}>" })).toHaveLength(1);
    expect(namelessSections({ path, text: "<section aria-labelledby={id}>" })).toEqual([]);
  });
});
