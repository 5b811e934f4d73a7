import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { Badge } from "../../../components/states/Badge.tsx";
import { useStores } from "../../../context/useStores.ts";
import { type MediaListName, mediaLists } from "../../../model/media/mediaLists.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../itemAddress.ts";
import { withHiddenShown } from "../../../model/names/hiddenCharacters.ts";
import styles from "./GroupedList.module.css";

/** The way to a location or VOD, and whether something of it is edited and not saved. */
export const GroupName = observer(function GroupName({
  list,
  name,
}: {
  readonly list: MediaListName;
  readonly name: string;
}) {
  const { draft } = useStores();
  const { search } = useLocation();
  const { collection, route } = mediaLists[list];
  return (
    <span className={styles.group}>
      <Link to={itemAddress(route, [name]) + search} tabIndex={-1} title={withHiddenShown(name)}>
        {withHiddenShown(name)}
      </Link>
      {draft.has([collection, name]) && <Badge tone="accent">{text("pages.unsaved")}</Badge>}
    </span>
  );
});
