import { observer } from "mobx-react-lite";
import { useStores } from "../../context/StoresContext.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { revisionText } from "../../texts/en/revisions.ts";
import { ChosenBar } from "./list/ChosenBar.tsx";
import { RestoreSteps } from "./RestoreSteps.tsx";
import { RevisionFilters } from "./list/RevisionFilters.tsx";
import { KeptNote, RevisionNotes } from "./list/RevisionNotes.tsx";
import { RevisionTable } from "./list/RevisionTable.tsx";
import styles from "./list/Revisions.module.css";
import { useRevisions } from "./list/useRevisions.ts";

/** The history of the configuration, among the pages of the config: who saved what, when, and what can be done with it. */
export const RevisionsPage = observer(function RevisionsPage() {
  const { serverInfo } = useStores();
  if (serverInfo.can("revision_rows")) return <ServedRevisions />;
  return <EmptyState title={revisionText("revisions.unserved")}>{revisionText("revisions.unservedHelp")}</EmptyState>;
});

function ServedRevisions() {
  const shown = useRevisions();
  const { list } = shown;
  return (
    <div className={styles.page}>
      <RestoreSteps />
      <RevisionFilters shown={shown} />
      <RevisionNotes list={list} />
      <ChosenBar list={list} />
      <RevisionTable shown={shown} />
      <KeptNote list={list} />
    </div>
  );
}
