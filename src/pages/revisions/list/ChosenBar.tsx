import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { Button, IconButton } from "../../../components/controls/Button.tsx";
import { comparisonAddress } from "../../../model/revisions/revisionView.ts";
import type { RevisionList } from "../../../stores/revisions/RevisionList.ts";
import { revisionText } from "../../../texts/en/revisions.ts";
import styles from "./Revisions.module.css";

/** The one or two revisions that are chosen, and their comparison: the older one is what the other is held against. */
export const ChosenBar = observer(function ChosenBar({ list }: { readonly list: RevisionList }) {
  const navigate = useNavigate();
  const [from, to] = list.chosen.toSorted((one, other) => one - other);
  if (from === undefined) return null;
  return (
    <div className={styles.chosen} role="toolbar" aria-label={revisionText("revisions.chosen")}>
      <span role="status">
        {to === undefined
          ? revisionText("revisions.chosenFirst", { rev: from })
          : revisionText("revisions.chosenBoth", { from, to })}
      </span>
      <Button
        size="small"
        variant="primary"
        disabled={to === undefined}
        onClick={() => to !== undefined && void navigate(comparisonAddress(from, to))}
      >
        {revisionText("revisions.compareChosen")}
      </Button>
      <IconButton
        icon="remove"
        size="small"
        label={revisionText("revisions.chooseNone")}
        onClick={() => list.chooseNone()}
      />
    </div>
  );
});
