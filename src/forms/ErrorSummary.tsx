import { useId } from "react";
import type { EntityDescriptor } from "../generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor, FormSection } from "../generated/contracts/FormDescriptor.ts";
import { fitsPattern, parsePointer } from "../model/configPath.ts";
import { sectionWith } from "./session/FormSession.ts";
import { matchPattern } from "./session/fieldPlaces.ts";
import styles from "./ErrorSummary.module.css";
import type { Problem } from "../model/entity/checkProblems.ts";
import { formsText } from "../texts/en/formFields.ts";

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  readonly entity: EntityDescriptor;
  /** The form on the screen; a problem outside of it names its page. */
  readonly form: FormDescriptor;
  /** Whether a section of it is on the screen: what stands in a hidden one may stand in another, and is told to be there. */
  readonly isShown?: (section: FormSection) => boolean;
  /** Goes to the field, open or not: `handle.focusField(pointer)`, or the page that holds it. */
  readonly onGoTo: (pointer: string) => void;
}

/** All that blocks saving, each with where it stands and a way there; read aloud when it appears. */
export function ErrorSummary({ problems, entity, form, isShown = always, onGoTo }: ErrorSummaryProps) {
  const id = useId();
  const errors = problems.filter(({ level }) => level === "error");
  return (
    <div role="alert">
      {errors.length > 0 && (
        <div className={styles.summary} aria-labelledby={id} role="group">
          <p id={id} className={styles.title}>
            {formsText("forms.summary", { count: errors.length })}
          </p>
          <ul className={styles.list}>
            {errors.map(({ pointer, keyword, message }) => (
              <li key={`${pointer} ${keyword} ${message}`}>
                <button type="button" className={styles.link} onClick={() => onGoTo(pointer)}>
                  {placeInWords(pointer, { entity, form, isShown })}
                </button>
                {": "}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const always = () => true;

type Around = Pick<ErrorSummaryProps, "entity" | "form"> & Pick<Required<ErrorSummaryProps>, "isShown">;

/** Where a setting stands: `Transcoder › Tracks 2 › Bitrate`; items count from 1, a setting on another page names the page. */
function placeInWords(pointer: string, around: Around): string {
  const { entity } = around;
  const path = parsePointer(pointer);
  const words: string[] = [];
  for (const depth of path.keys()) {
    const segment = path[depth] ?? "";
    const pattern = matchPattern(entity.fields, path.slice(0, depth + 1));
    const isItem = pattern?.endsWith("/*") || (pattern === undefined && /^\d+$/.test(segment));
    const last = words.length - 1;
    if (isItem && last >= 0)
      words[last] = `${words[last] ?? ""} ${/^\d+$/.test(segment) ? Number(segment) + 1 : segment}`;
    else words.push((pattern === undefined ? undefined : entity.fields[pattern]?.title) ?? segment);
  }
  const place = [...titlesAround(pointer, path[0] ?? "", around), ...words];
  // A section may be called as what stands in it.
  return place.filter((word, index) => word !== place[index - 1]).join(" › ") || entity.label;
}

function titlesAround(pointer: string, property: string, { entity, form, isShown }: Around): readonly string[] {
  const item = parsePointer(form.item ?? "");
  if (item.length > 0 && fitsPattern(parsePointer(pointer).slice(0, item.length), item)) return [];
  const shown = sectionWith(property, form, isShown);
  if (shown) return form.sections.length > 1 ? [shown.title] : [];
  const info = entity.fields[matchPattern(entity.fields, parsePointer(pointer)) ?? ""] ?? entity.fields[`/${property}`];
  const page = entity.pages.find(({ name }) => name === info?.page);
  const section = page?.sections.find(({ name }) => name === info?.section);
  return [page?.title, section?.title].filter((title) => title !== undefined);
}
