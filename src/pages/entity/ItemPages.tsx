import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { Icon } from "../../components/Icon.tsx";
import { useDocumentTitle } from "../../components/shell/documentTitle.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import type { ConfigStore } from "../../stores/ConfigStore.ts";
import { logText } from "../../texts/en/streamLog.ts";
import { text } from "../../texts/text.ts";
import { homeAddress, homeTitle, itemAddress } from "../mediaAddresses.ts";
import { EntityPast } from "./EntityLinks.tsx";
import type { PageTab } from "./PageTabs.tsx";
import { useItemEditor } from "./itemEditor.ts";
import { GoneChoice } from "../review/ConflictChoice.tsx";
import styles from "./EntityPage.module.css";
import { itemText } from "../../texts/en/itemPages.ts";

interface ItemPagesProps {
  readonly entity: EntityDescriptor;
  readonly keys: readonly string[];
  /** Not drawn anew at an edit: it is made by whoever observes none. */
  readonly header: ReactNode;
}

/** The pages of an item, or of several as one, below their header; or that one of them is gone. */
export const ItemPages = observer(function ItemPages({ entity, keys, header }: ItemPagesProps) {
  const { config } = useStores();
  const editor = useItemEditor(entity, keys);
  if (!editor.value) {
    const { collection = "" } = entity;
    const [gone = keys[0] ?? ""] = keys.filter((key) => !config.node(collection, key).readConfig());
    return <GonePage name={gone} entity={entity} />;
  }
  return (
    <>
      {header}
      {!isOnServer(config, entity, keys) && (
        <p className={styles.waits} role="status">
          <Icon name="info" />
          {itemText("pages.notYet")}
        </p>
      )}
      <Outlet context={editor} />
      {editor.path && <EntityPast path={editor.path} held={editor.server} />}
    </>
  );
});

/** Whether all that is edited is there. What another deleted and one creates again is there once it is saved. To be read in an observer. */
export function isOnServer(
  config: ConfigStore,
  { collection = "" }: EntityDescriptor,
  keys: readonly string[],
): boolean {
  return keys.every((key) => config.node(collection, key).readConfig() !== undefined);
}

interface GonePageProps {
  readonly name: string;
  readonly entity: EntityDescriptor;
}

/** An item that is not in the config, or no longer; what was edited of it can be given up or brought back. */
export const GonePage = observer(function GonePage({ name, entity }: GonePageProps) {
  const { draft } = useStores();
  const { search } = useLocation();
  const path = [entity.collection ?? "", name];
  const list = inSentence(homeTitle(entity));
  useDocumentTitle("page", name);
  return (
    <EmptyState
      icon="warning"
      title={itemText("pages.gone", { name })}
      action={<Link to={homeAddress(entity, search)}>{text("pages.backToList", { list })}</Link>}
    >
      <p>{itemText("pages.goneDetail")}</p>
      {draft.has(path) && <GoneChoice path={path} />}
    </EmptyState>
  );
});

/** The tab of an item's log, for one whose schema says that it has one. */
export function logsTab({ route = "" }: EntityDescriptor, names: readonly string[], search: string) {
  return { to: itemAddress(route, names, "logs") + search, label: logText("log.title"), isExact: false };
}

/** The tabs of an item: the pages that its schema names, of which the first is the address itself. */
export function itemTabs(
  { route = "", pages }: EntityDescriptor,
  names: readonly string[],
  search: string,
): readonly PageTab[] {
  return pages.map((page, index) => ({
    to: itemAddress(route, names, index === 0 ? "" : page.name) + search,
    label: page.title,
    isExact: index === 0,
    page: page.name,
  }));
}
