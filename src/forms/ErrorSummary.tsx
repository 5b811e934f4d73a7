import { useId } from "react";
import type { EntityDescriptor } from "../generated/shapes/EntityDescriptor.ts";
import type { FormDescriptor } from "../generated/shapes/FormDescriptor.ts";
import { text } from "../texts/text.ts";
import type { Problem } from "../model/check/Problem.ts";
import { placeInWords } from "./placeInWords.ts";
import styles from "./ErrorSummary.module.css";

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  readonly entity: EntityDescriptor;
  /** The form on the screen; a problem outside of it names its page. */
  readonly form: FormDescriptor;
  /** Goes to the field, open or not: `handle.focusField(pointer)`, or the page that holds it. */
  readonly onGoTo: (pointer: string) => void;
}

/** All that blocks saving, each with where it stands and a way there; read aloud when it appears. */
export function ErrorSummary({ problems, entity, form, onGoTo }: ErrorSummaryProps) {
  const id = useId();
  const errors = problems.filter(({ level }) => level === "error");
  return (
    <div role="alert">
      {errors.length > 0 && (
        <div className={styles.summary} aria-labelledby={id} role="group">
          <p id={id} className={styles.title}>
            {errors.length === 1 ? text("forms.summaryOne") : text("forms.summary", { count: errors.length })}
          </p>
          <ul className={styles.list}>
            {errors.map(({ pointer, keyword, message }) => (
              <li key={`${pointer} ${keyword} ${message}`}>
                <button type="button" className={styles.link} onClick={() => onGoTo(pointer)}>
                  {placeInWords(pointer, entity, form)}
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
