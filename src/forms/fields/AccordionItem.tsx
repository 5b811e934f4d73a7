import type { ReactNode } from "react";
import { useSession } from "../session/useSession.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { AccordionHead } from "./AccordionHead.tsx";
import styles from "./AccordionItem.module.css";

interface Props {
  readonly title: string;
  /** Of the list or map. */
  readonly parent: ConfigPath;
  readonly segment: string;
  /** By which the item stays open while its place changes. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly isFixed: boolean;
  /** The same function at each render. */
  readonly onRemove: (segment: string) => void;
  /** Its fields, drawn only while it is open. */
  readonly children: ReactNode;
}

/** An item behind its title. */
export function AccordionItem({ title, parent, segment, id, isOpen, isFixed, onRemove, children }: Props) {
  const session = useSession();
  const list = pointerOf(parent);
  const bodyId = `${session.idPrefix}${list}-${encodeURIComponent(id)}`;
  return (
    <div className={styles.item}>
      <AccordionHead
        title={title}
        pointer={pointerOf([...parent, segment])}
        list={list}
        id={id}
        bodyId={bodyId}
        isOpen={isOpen}
        isFixed={isFixed}
        segment={segment}
        onRemove={onRemove}
      />
      {isOpen && (
        <div id={bodyId} role="group" aria-label={title} className={styles.body}>
          {children}
        </div>
      )}
    </div>
  );
}
