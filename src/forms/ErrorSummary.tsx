import { Component, createRef, type ReactNode, useId } from "react";
import type { EntityDescriptor } from "../generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor, FormSection } from "../generated/contracts/FormDescriptor.ts";
import { fitsPattern, parsePointer } from "../model/configPath.ts";
import { sectionWith } from "./session/FormSession.ts";
import { matchPattern } from "./session/fieldPlaces.ts";
import { inPageOrder } from "./session/fieldFocus.ts";
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

/** All that blocks saving, in the order of the page, each with where it stands and a way there; read aloud when it appears. */
export function ErrorSummary({ problems, entity, form, isShown = always, onGoTo }: ErrorSummaryProps) {
  const id = useId();
  const errors = inPageOrder(
    problems.filter(({ level }) => level === "error"),
    { form, entity, isShown },
  );
  return (
    <FocusInPlace of={errors.map(({ pointer, message }) => `${pointer} ${message}`).join("\n")}>
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
    </FocusInPlace>
  );
}

interface FocusInPlaceProps {
  /** What makes it higher or lower. */
  readonly of: string;
  readonly children: ReactNode;
}

/**
 * An alert that comes, grows and goes above the field one is typing in, which stays where it is on the screen. A class, as
 * nothing else of React looks at the page before it is changed.
 */
class FocusInPlace extends Component<FocusInPlaceProps> {
  readonly #alert = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ of }: FocusInPlaceProps): FocusPlace | null {
    const { current } = this.#alert;
    const { activeElement: focused } = document;
    if (of === this.props.of || !current || !focused) return null;
    const isBelow = (current.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const { top, bottom } = focused.getBoundingClientRect();
    const isSeen = bottom > 0 && top < window.innerHeight;
    return isBelow && isSeen && current.parentElement?.contains(focused) ? { focused, top } : null;
  }

  override componentDidUpdate(_props: FocusInPlaceProps, _state: unknown, before: FocusPlace | null): void {
    if (!before?.focused.isConnected) return;
    const movedPx = before.focused.getBoundingClientRect().top - before.top;
    if (movedPx !== 0) scrollerAround(before.focused).scrollBy({ top: movedPx, behavior: "instant" });
  }

  override render() {
    return (
      <div role="alert" ref={this.#alert}>
        {this.props.children}
      </div>
    );
  }
}

interface FocusPlace {
  readonly focused: Element;
  /** On the screen. */
  readonly top: number;
}

/** What scrolls an element: a dialog, else the page. */
function scrollerAround(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isScrolling = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (isScrolling && around.scrollHeight > around.clientHeight) return around;
  }
  return document.documentElement;
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
