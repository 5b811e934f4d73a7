import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { entityNameAt } from "../../model/diff/settingWords.ts";
import { hasDvr } from "../../model/media/mediaEdits.ts";
import { type MediaListName, mediaLists } from "../../model/media/mediaView.ts";
import { text } from "../../texts/text.ts";
import { listAddress, useMediaNames } from "../mediaAddresses.ts";
import { ItemPages, itemTabs } from "./ItemPages.tsx";
import { ItemActions } from "./ItemActions.tsx";

const severalOf = {
  streams: "pages.several",
  locations: "items.locations",
  mirrors: "items.mirrors",
  vods: "items.vods",
} as const;

/** A location, mirror or VOD location, or several as one: its header and the tabs of its pages. */
export function EntityItem({ list }: { readonly list: MediaListName }) {
  const keys = useMediaNames();
  return <ItemPages list={list} keys={keys} header={<EntityHeader list={list} keys={keys} />} />;
}

interface EntityHeaderProps {
  readonly list: MediaListName;
  readonly keys: readonly string[];
}

const EntityHeader = observer(function EntityHeader({ list, keys }: EntityHeaderProps) {
  const { config } = useStores();
  const { search } = useLocation();
  const { collection } = mediaLists[list];
  const heldOf = (key: string) => config.node(collection, key).readConfig();
  const names = keys.map((key) => entityNameAt([collection, key], heldOf(key), entities).entityName);
  const [key = ""] = keys;
  const isOne = keys.length === 1;
  const title = isOne ? (names[0] ?? "") : text(severalOf[list], { count: keys.length });
  return (
    <PageHeader
      title={title}
      back={{ to: listAddress(list, search), label: text(`media.lists.${list}`) }}
      mark={!isOne && names.join(", ")}
      actions={isOne && <ItemActions list={list} itemKey={key} name={title} hasArchive={hasDvr(heldOf(key))} />}
      tabs={<Tabs label={title} tabs={itemTabs(list, keys, search)} />}
    />
  );
});
