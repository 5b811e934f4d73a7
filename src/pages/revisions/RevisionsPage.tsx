import { observer } from "mobx-react-lite";
import { useStores } from "../../context/StoresContext.ts";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ConfigTabs } from "../config/ConfigTabs.tsx";
import { revisionText } from "../../texts/en/revisions.ts";
import { text } from "../../texts/text.ts";
import { ChosenBar } from "./list/ChosenBar.tsx";
import { RescueActions } from "./list/RescueActions.tsx";
import { RestoreSteps } from "./RestoreSteps.tsx";
import { RevisionFilters } from "./list/RevisionFilters.tsx";
import { KeptNote, RevisionNotes } from "./list/RevisionNotes.tsx";
import { RevisionTable } from "./list/RevisionTable.tsx";
import styles from "./list/Revisions.module.css";
import { useRevisions } from "./list/useRevisions.ts";

/** The history of the configuration: who saved what, when, and what can be done with it. */
export const RevisionsPage = observer(function RevisionsPage() {
  const { serverInfo } = useStores();
  if (serverInfo.can("revision_rows")) return <ServedRevisions />;
  return (
    <>
      <PageHeader title={text("pages.history")} tabs={<ConfigTabs hasRecords />} />
      <EmptyState title={revisionText("revisions.unserved")}>{revisionText("revisions.unservedHelp")}</EmptyState>
    </>
  );
});

function ServedRevisions() {
  const shown = useRevisions();
  const { list } = shown;
  return (
    <>
      <PageHeader
        title={text("pages.history")}
        actions={<RescueActions list={list} />}
        tabs={<ConfigTabs hasRecords />}
      />
      <div className={styles.page}>
        <RestoreSteps />
        <RevisionFilters shown={shown} />
        <RevisionNotes list={list} />
        <ChosenBar list={list} />
        <RevisionTable shown={shown} />
        <KeptNote list={list} />
      </div>
    </>
  );
}
