import { type ReactNode, useId } from "react";
import sections from "../../theme/sections.module.css";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";

/** How a section stands that folds. */
interface Folding {
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
}

interface PanelProps {
  /** What it is called, in its head and for screen readers. Without one it is a frame and no section. */
  readonly title?: string | undefined;
  /** Of the heading: 2 on a page, 3 within another section. */
  readonly level?: 2 | 3 | undefined;
  /** Beside the title: badges, a count of problems. */
  readonly marks?: ReactNode;
  readonly help?: ReactNode;
  readonly actions?: ReactNode;
  /** What is closed is hidden; whoever wants none of it mounted then leaves it out. */
  readonly children: ReactNode;
  /** Without it the section always stands open. */
  readonly folding?: Folding | undefined;
  /** The content goes to the edges: tables, lists. */
  readonly isFlush?: boolean;
}

/** A section of a page in a frame of its own. Forms, live pieces and lists stand in it, so that all pages have one hand. */
export function Panel(props: PanelProps) {
  const { title, help, actions, children, folding, isFlush = false } = props;
  const id = useId();
  const isOpen = folding?.isOpen ?? true;
  const hasTitle = title !== undefined;
  const Frame = hasTitle ? "section" : "div";
  return (
    <Frame className={sections.frame} aria-labelledby={hasTitle ? `${id}-title` : undefined}>
      {(hasTitle || actions) && (
        <div className={classes(sections.head, !isOpen && sections.folded)}>
          {hasTitle && (
            <div className={sections.words}>
              <PanelHeading {...props} id={id} />
              {help && <p className={sections.help}>{help}</p>}
            </div>
          )}
          {actions && <div className={sections.actions}>{actions}</div>}
        </div>
      )}
      <div id={`${id}-body`} className={isFlush ? sections.flush : sections.body} hidden={!isOpen}>
        {children}
      </div>
    </Frame>
  );
}

function PanelHeading({
  id,
  title,
  marks,
  level = 2,
  folding,
}: Pick<PanelProps, "title" | "marks" | "level" | "folding"> & { readonly id: string }) {
  const Heading = `h${level}` as const;
  const words = (
    <>
      <span id={`${id}-title`} className={sections.name}>
        {title}
      </span>{" "}
      {marks}
    </>
  );
  return (
    <Heading className={sections.title}>
      {folding === undefined ? (
        words
      ) : (
        <button
          type="button"
          className={sections.toggle}
          aria-expanded={folding.isOpen}
          aria-controls={`${id}-body`}
          onClick={() => folding.onFold(!folding.isOpen)}
        >
          <Icon name="chevron-right" size={14} />
          {words}
        </button>
      )}
    </Heading>
  );
}

/** A part of a section, under a heading of its own. */
export function PanelPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={sections.part}>
        {title}
      </h3>
      {children}
    </section>
  );
}
