import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { useStores } from "../../../context/useStores.ts";
import { type MediaListName, mediaLists } from "../../../model/media/mediaLists.ts";
import { readMediaView } from "../../../model/media/readMediaView.ts";
import { writeMediaView } from "../../../model/media/writeMediaView.ts";
import { text } from "../../../texts/text.ts";
import styles from "./SidePanel.module.css";

interface ListNavProps {
  readonly current: MediaListName;
  /** An item of the current list is open, so that its link is the way back. */
  readonly isOnItem: boolean;
}

/** The lists of the Media screen, with how many entities each has; search and filters stay. */
export const ListNav = observer(function ListNav({ current, isOnItem }: ListNavProps) {
  const { config } = useStores();
  const params = new URLSearchParams(useLocation().search);
  return (
    <nav className={styles.nav} aria-label={text("media.lists")}>
      {(["streams", "locations", "mirrors", "vods"] as const).map((list) => {
        const view = { ...readMediaView(params), list };
        return (
          <Link
            key={list}
            className={styles.list}
            to={{ pathname: "/", search: `?${writeMediaView(params, view).toString()}` }}
            aria-current={list === current ? (isOnItem ? "true" : "page") : undefined}
          >
            {text(`media.lists.${list}`)}
            <span className={styles.total}>
              {Object.keys(config.readList(mediaLists[list].collection)).length.toLocaleString("en")}
            </span>
          </Link>
        );
      })}
    </nav>
  );
});
