import { observer } from "mobx-react-lite";
import { Outlet, useLocation } from "react-router-dom";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { nameOf } from "../../model/diff/nameOf.ts";
import { hasDvr } from "../../model/entity/hasDvr.ts";
import { type MediaListName, mediaLists } from "../../model/media/mediaLists.ts";
import { text } from "../../texts/text.ts";
import { listAddress, useMediaNames } from "../mediaAddresses.ts";
import { GonePage } from "./GonePage.tsx";
import { ItemActions } from "./ItemActions.tsx";
import { useItemEditor } from "./itemEditor.ts";
import { itemTabs } from "./itemTabs.ts";

const severalOf = {
  streams: "pages.several",
  locations: "items.locations",
  mirrors: "items.mirrors",
  vods: "items.vods",
} as const;

/** A location, mirror or VOD location, or several as one: its header and the tabs of its pages. */
export const EntityItem = observer(function EntityItem({ list }: { readonly list: MediaListName }) {
  const { config } = useStores();
  const keys = useMediaNames();
  const { search } = useLocation();
  const editor = useItemEditor(list, keys);
  const { collection } = mediaLists[list];
  const heldOf = (key: string) => config.node(collection, key).readConfig();
  if (!editor.value) return <GonePage name={keys.find((key) => !heldOf(key)) ?? ""} list={list} />;
  const names = keys.map((key) => nameOf([collection, key], heldOf(key), entities).entityName);
  const [key = ""] = keys;
  const isOne = keys.length === 1;
  const title = isOne ? (names[0] ?? "") : text(severalOf[list], { count: keys.length });
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: listAddress(list, search), label: text(`media.lists.${list}`) }}
        mark={!isOne && names.join(", ")}
        actions={isOne && <ItemActions list={list} itemKey={key} name={title} hasArchive={hasDvr(heldOf(key))} />}
        tabs={<Tabs label={title} tabs={itemTabs(list, keys, search)} />}
      />
      <Outlet context={editor} />
    </>
  );
});
