import { observer } from "mobx-react-lite";
import { type Tab, Tabs } from "../../components/controls/Tabs.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import { editedPages } from "../../model/draft/draftSlices.ts";
import { itemText } from "../../texts/en/itemPages.ts";
import styles from "./EntityPage.module.css";

/** A tab that is a page of a schema, by its name there, or another one. */
export interface PageTab extends Tab {
  readonly page?: string;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
  /** Where the entities stand whose pages they are. */
  readonly paths: readonly ConfigPath[];
}

/** The tabs of what is edited, with a mark on each page where something waits to be saved: Save is for the shown one. */
export const PageTabs = observer(function PageTabs({ label, tabs, paths }: PageTabsProps) {
  const edited = editedPages(useStores().draft.staged, paths, entities);
  const markHelp = itemText("pages.editedTab");
  const marked = tabs.map((tab) =>
    edited.has(tab.page ?? "") ? { ...tab, mark: <span className={styles.editedTab} />, markHelp } : tab,
  );
  return <Tabs label={label} tabs={marked} />;
});
