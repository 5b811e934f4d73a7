import { useRef, type ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { useEdges } from "../controls/useEdges.ts";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";

interface HeaderProps {
  /** The product's name. */
  readonly title: string;
  readonly home: string;
  readonly tabs: readonly Tab[];
  /** The way into the command search. */
  readonly search?: ReactNode;
  /** Small things at the right: saving indicator, review button. */
  readonly tools?: ReactNode;
  /** What an operator has chosen for himself, and the way out; last of all. */
  readonly menu?: ReactNode;
}

interface Tab {
  readonly to: string;
  readonly label: string;
  /** Only this very address is the tab, not what lies below it. */
  readonly isExact?: boolean;
  /** Addresses that belong to it and lie elsewhere. */
  readonly also?: readonly string[];
}

/** Whether an address belongs to a tab and lies elsewhere. */
function isWithin(pathname: string, { also = [] }: Tab): boolean {
  return also.some((address) => pathname === address || pathname.startsWith(address.replace(/\/?$/, "/")));
}

/** The top of every page: where one can go, what is being saved, the way out. */
export function Header({ title, home, tabs, search, tools, menu }: HeaderProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEdges(nav);
  return (
    <header className={styles.header}>
      <Link to={home} className={styles.brand}>
        <Logo />
        <span>{title}</span>
      </Link>
      <nav ref={nav} className={styles.tabs} aria-label={text("shell.sections")}>
        {tabs.map((tab) => (
          <NavLink
            key={tab.to}
            to={tab.to}
            end={tab.isExact ?? false}
            className={classes(styles.tab, isWithin(pathname, tab) && styles.within)}
          >
            {tab.label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.tools}>
        <div className={styles.signs}>{tools}</div>
        {search}
        {menu}
      </div>
    </header>
  );
}
