import { useEffect, useRef, type ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { classes } from "../classes.ts";
import styles from "./Tabs.module.css";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

interface Tab {
  readonly to: string;
  readonly label: string;
  /** Only this very address is the tab, not what lies below it. */
  readonly isExact?: boolean;
  /** Something small after the words: a count, a badge. */
  readonly mark?: ReactNode;
  /** The pointer or the focus is on it: what its page needs can be fetched before it is pressed. */
  readonly onIntent?: (() => void) | undefined;
}

/** The sub-pages of a page, as links; the one that is shown is marked and kept in sight. */
export function Tabs({ label, tabs }: TabsProps) {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]');
    // Absent in test browsers without layout.
    current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <nav ref={list} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={tab.isExact ?? false}
          className={classes(styles.tab)}
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
