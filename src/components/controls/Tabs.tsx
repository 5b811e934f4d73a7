import { useRef, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { classes } from "../classes.ts";
import { useDocumentTitle } from "../shell/documentTitle.ts";
import styles from "./Tabs.module.css";
import { useEdges } from "./useEdges.ts";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

export interface Tab {
  readonly to: string;
  readonly label: string;
  /** Only this very address is the tab, not what lies below it. */
  readonly isExact?: boolean;
  /** Something small after the words: a count, a badge. */
  readonly mark?: ReactNode;
  /** What a mark without words says: on pointing, and aloud behind the words of the tab. */
  readonly markHelp?: string | undefined;
  /** The pointer or the focus is on it: what its page needs can be fetched before it is pressed. */
  readonly onIntent?: (() => void) | undefined;
}

/** Whether an address is a tab's, as its link finds it; what lies below counts as well, unless only the tab itself does. */
function isShown(pathname: string, { to, isExact = false }: Tab): boolean {
  const [address = ""] = to.split(/[?#]/, 1);
  return pathname === address || (!isExact && pathname.startsWith(`${address}/`));
}

/** The sub-pages of a page, as links; the one that is shown, or that leads to what is, is marked and kept in sight. */
export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEdges(list);
  const shown = tabs.find((tab) => isShown(pathname, tab));
  // A page without a tab of its own lies below the first one, which leads to it.
  const around = shown ? undefined : tabs.find((tab) => isShown(pathname, { ...tab, isExact: false }));
  useDocumentTitle("tab", shown?.label);
  return (
    <nav ref={list} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={(tab.isExact ?? false) && tab !== around}
          aria-current={tab === around ? "true" : "page"}
          className={classes(styles.tab)}
          title={tab.markHelp}
          onPointerEnter={tab.onIntent}
          onFocus={tab.onIntent}
        >
          {tab.label}
          {tab.mark}
        </NavLink>
      ))}
    </nav>
  );
}
