import { observer } from "mobx-react-lite";
import { RadioGroup } from "../../../components/controls/RadioGroup.tsx";
import { ChoiceMenu } from "../../../components/overlays/ChoiceMenu.tsx";
import { useStores } from "../../../context/useStores.ts";
import { sourceKinds } from "../../../model/media/fitsSource.ts";
import { text } from "../../../texts/text.ts";
import { useMediaView } from "../useMediaView.ts";
import { SourceFilter } from "./SourceFilter.tsx";
import { streamColumns } from "./streamColumns.tsx";
import styles from "./StreamList.module.css";

const kinds = ["all", ...sourceKinds] as const;

/** Above the streams: which of them by where they come from, how many that are, and the columns. */
export const StreamBar = observer(function StreamBar() {
  const { streams, columns } = useStores();
  const { view, change } = useMediaView();
  const optional = streamColumns.filter(({ presence }) => presence !== "always");
  const first = optional.filter(({ presence }) => presence === "shown").map(({ id }) => id);
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
      <ChoiceMenu
        label={text("media.columns")}
        icon="settings"
        choices={optional.map(({ id, label }) => ({ id, label: text(label) }))}
        chosen={columns.chosen ?? first}
        onChange={(ids) => columns.choose(ids)}
      />
    </div>
  );
});
