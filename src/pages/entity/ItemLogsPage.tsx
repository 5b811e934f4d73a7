import { observer } from "mobx-react-lite";
import { LogPage } from "../../../overrides/streamLog/StreamLog.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { entityNameAt } from "../../model/diff/settingWords.ts";
import { logAddress } from "../../model/entity/itemLogs.ts";
import { mediaListOf, mediaLists } from "../../model/media/mediaView.ts";
import { logText } from "../../texts/en/streamLog.ts";
import { SingleItemPage } from "./SingleItemPages.tsx";

/** What an item logs, where its schema says that it does (`log` of `x-entity`); of several none, as each has a log of its own. */
export const ItemLogsPage = observer(function ItemLogsPage({ entity }: { readonly entity: EntityDescriptor }) {
  const { config } = useStores();
  const { route = "", collection = "" } = entity;
  const list = mediaListOf(entity);
  const nameOf = (key: string) =>
    entityNameAt([collection, key], config.node(collection, key).readConfig(), entities).entityName;
  return (
    <SingleItemPage route={route} page="logs" severalTitle={logText("log.oneItem")}>
      {(key) => (
        <LogPage
          name={nameOf(key)}
          address={logAddress(entity, key)}
          memberRoute={list === undefined ? undefined : mediaLists[list].items[0]}
        />
      )}
    </SingleItemPage>
  );
});
