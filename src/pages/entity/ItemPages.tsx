import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { type MediaListName, mediaLists } from "../../model/media/mediaView.ts";
import { text } from "../../texts/text.ts";
import { itemAddress, listAddress } from "../mediaAddresses.ts";
import { useItemEditor } from "./itemEditor.ts";
import { GoneChoice } from "../review/ConflictChoice.tsx";

interface ItemPagesProps {
  readonly list: MediaListName;
  readonly keys: readonly string[];
  /** Not drawn anew at an edit: it is made by whoever observes none. */
  readonly header: ReactNode;
}

/** The pages of an item, or of several as one, below their header; or that one of them is gone. */
export const ItemPages = observer(function ItemPages({ list, keys, header }: ItemPagesProps) {
  const { config } = useStores();
  const editor = useItemEditor(list, keys);
  if (!editor.value) {
    const { collection } = mediaLists[list];
    const [gone = keys[0] ?? ""] = keys.filter((key) => !config.node(collection, key).readConfig());
    return <GonePage name={gone} list={list} />;
  }
  return (
    <>
      {header}
      <Outlet context={editor} />
    </>
  );
});

interface GonePageProps {
  readonly name: string;
  /** Where it stood. */
  readonly list?: MediaListName;
}

/** An item that is not in the config, or no longer; what was edited of it can be given up or brought back. */
export const GonePage = observer(function GonePage({ name, list = "streams" }: GonePageProps) {
  const { draft } = useStores();
  const { search } = useLocation();
  const path = [mediaLists[list].collection, name];
  return (
    <EmptyState
      icon="warning"
      title={text("pages.gone", { name })}
      action={<Link to={listAddress(list, search)}>{text("pages.backToMedia")}</Link>}
    >
      <p>{text("pages.goneDetail")}</p>
      {draft.has(path) && <GoneChoice path={path} />}
    </EmptyState>
  );
});

/** The tabs of an item: the pages that its schema names, of which overview is the address itself. */
export function itemTabs(list: MediaListName, names: readonly string[], search: string) {
  const { entity, route } = mediaLists[list];
  return entities[entity].pages.map((page, index) => ({
    to: itemAddress(route, names, index === 0 ? "" : page.name) + search,
    label: page.title,
    isExact: index === 0,
  }));
}
