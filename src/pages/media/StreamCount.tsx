import { observer } from "mobx-react-lite";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/useStores.ts";
import styles from "./MediaPage.module.css";

/** How many of the streams the list shows. */
export const StreamCount = observer(function StreamCount() {
  const { streams } = useStores();
  return (
    <p className={styles.count} role="status">
      {text("media.shown", { shown: streams.names.length, total: streams.total })}
    </p>
  );
});
