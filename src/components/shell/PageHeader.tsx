import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import { breakable } from "../breakable.tsx";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { useDocumentTitle } from "./documentTitle.ts";
import styles from "./PageHeader.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** The list this page was reached from; its address keeps filter and query. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Beside the title: status, badges, the names of several. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  /** The sub-pages, at the lower edge. */
  readonly tabs?: ReactNode;
}

/** The head of a page: what it is about, the way back, what can be done to the whole of it. */
export function PageHeader({ title, back, mark, actions, tabs }: PageHeaderProps) {
  const shown = withHiddenShown(title);
  useDocumentTitle("page", shown);
  return (
    <div className={styles.head}>
      {back && (
        <Link to={back.to} className={styles.back} aria-label={text("shell.back", { place: back.label })}>
          <Icon name="arrow-left" size={14} />
          {back.label}
        </Link>
      )}
      <div className={styles.line}>
        <h1 className={styles.title}>{breakable(shown)}</h1>
        {mark}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs}
    </div>
  );
}
