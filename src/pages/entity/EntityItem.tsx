import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../components/controls/Button.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { entityNameAt } from "../../model/diff/settingWords.ts";
import { namesInWords } from "../../model/entity/entityNames.ts";
import { hasLogs } from "../../model/entity/itemLogs.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { hasDvr } from "../../model/media/mediaEdits.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { homeAddress, homeTitle, itemAddress, useMediaNames } from "../mediaAddresses.ts";
import { ItemPages, itemTabs, logsTab } from "./ItemPages.tsx";
import { ItemActions } from "./ItemActions.tsx";
import { PageTabs } from "./PageTabs.tsx";
import styles from "./EntityPage.module.css";
import { itemText } from "../../texts/en/itemPages.ts";

/** An item of a collection, or several as one: its header and the tabs of its pages. */
export function EntityItem({ entity, ownTabs = [] }: EntityItemProps) {
  const keys = useMediaNames();
  const header = <EntityHeader entity={entity} ownTabs={keys.length === 1 ? ownTabs : []} keys={keys} />;
  return <ItemPages entity={entity} keys={keys} header={header} />;
}

interface EntityItemProps {
  readonly entity: EntityDescriptor;
  /** Pages of one item that no schema names: their address below it, and their label. They follow the first. */
  readonly ownTabs?: readonly (readonly [page: string, label: () => string])[];
}

interface EntityHeaderProps extends Required<EntityItemProps> {
  readonly keys: readonly string[];
}

const EntityHeader = observer(function EntityHeader({ entity, ownTabs, keys }: EntityHeaderProps) {
  const { config, serverInfo } = useStores();
  const { search } = useLocation();
  const { collection = "" } = entity;
  const heldOf = (key: string) => config.node(collection, key).readConfig();
  const names = keys.map((key) => entityNameAt([collection, key], heldOf(key), entities).entityName);
  const [key = ""] = keys;
  const isOne = keys.length === 1;
  const title = namesInWords(entity, names);
  const own = ownTabs.map(([page, label]) => ({
    to: itemAddress(entity.route ?? "", keys, page) + search,
    label: label(),
    isExact: false,
  }));
  const logs = isOne && hasLogs(entity, (capability) => serverInfo.can(capability));
  const tabs = [
    ...itemTabs(entity, keys, search).toSpliced(1, 0, ...own),
    ...(logs ? [logsTab(entity, keys, search)] : []),
  ];
  return (
    <PageHeader
      title={title}
      back={{ to: homeAddress(entity, search), label: homeTitle(entity) }}
      mark={!isOne && <ItemNames entity={entity} names={names} />}
      actions={isOne && <ItemActions entity={entity} itemKey={key} name={title} hasArchive={hasDvr(heldOf(key))} />}
      tabs={tabs.length > 1 && <PageTabs label={title} tabs={tabs} paths={keys.map((one) => [collection, one])} />}
    />
  );
});

/** So many names are told beside the title of several items; all of them once they are asked for. */
const namesTold = 10;

interface ItemNamesProps {
  readonly entity: EntityDescriptor;
  readonly names: readonly string[];
}

/** The names of several items that are edited as one: a box that scrolls, where the many would push their pages away. */
export function ItemNames({ entity, names }: ItemNamesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = names.length - namesTold;
  if (count <= 0) return <span className={styles.names}>{withHiddenShown(names.join(", "))}</span>;
  const box = isOpen && { role: "group", tabIndex: 0, "aria-label": namesInWords(entity, names) };
  return (
    <span className={styles.names}>
      <span id={id} className={styles.namesTold} {...box}>
        {withHiddenShown(names.slice(0, isOpen ? undefined : namesTold).join(", "))}
      </span>{" "}
      <Button
        size="small"
        variant="ghost"
        icon={isOpen ? "chevron-down" : "chevron-right"}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? itemText("pages.fewerNames") : itemText("pages.moreNames", { count })}
      </Button>
    </span>
  );
}
