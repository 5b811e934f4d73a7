import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { Button } from "../../../components/controls/Button.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { revisionsAddress } from "../../../model/revisions/revisionView.ts";
import type { RevisionList } from "../../../stores/revisions/RevisionList.ts";
import { revisionRestoreOf } from "../../../stores/revisions/RevisionRestore.ts";
import { revisionText } from "../../../texts/en/revisions.ts";
import styles from "./Revisions.module.css";

/** The configuration that is known to work, where one is marked: which it is, and in one press the way back to it. */
export const RescueActions = observer(function RescueActions({ list }: { readonly list: RevisionList }) {
  const stores = useStores();
  const { connection, serverInfo } = stores;
  const { rescue } = list;
  const restore = revisionRestoreOf(stores);
  if (rescue === undefined || !serverInfo.can("rescue")) return null;
  return (
    <>
      <Link to={revisionsAddress({ rev: rescue })} className={styles.rescue}>
        {revisionText("revisions.isRescue", { rev: rescue })}
      </Link>
      <Button
        icon="shield"
        disabled={connection.isOffline}
        isBusy={restore.state.kind === "reading"}
        onClick={() => void restore.restoreIntoDraft(rescue)}
      >
        {revisionText("revisions.restoreRescue")}
      </Button>
    </>
  );
});
