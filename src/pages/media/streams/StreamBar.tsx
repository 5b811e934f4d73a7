import { observer } from "mobx-react-lite";
import { RadioGroup } from "../../../components/controls/RadioGroup.tsx";
import { useStores } from "../../../context/useStores.ts";
import { sourceKinds } from "../../../model/media/fitsSource.ts";
import { text } from "../../../texts/text.ts";
import { useMediaView } from "../useMediaView.ts";
import { ColumnMenu } from "./ColumnMenu.tsx";
import { SourceFilter } from "./SourceFilter.tsx";
import styles from "./StreamList.module.css";

const kinds = ["all", ...sourceKinds] as const;

/** Above the streams: which of them by where they come from, how many that are, and the columns. */
export const StreamBar = observer(function StreamBar() {
  const { streams } = useStores();
  const { view, change } = useMediaView();
  return (
    <div className={styles.bar}>
      <RadioGroup
        label={text("media.kind")}
        options={kinds.map((value) => ({ value, label: text(`media.kind.${value}`) }))}
        value={view.source === "" ? "all" : kinds.find((kind) => kind === view.source)}
        onChange={(kind) => change({ source: kind === "all" ? "" : kind })}
      />
      <SourceFilter />
      <p className={styles.count} role="status">
        {text("media.shown", { shown: streams.names.length, total: streams.total })}
      </p>
      <ColumnMenu />
    </div>
  );
});
