import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { useStores } from "../../context/StoresContext.ts";
import { revisionsAddress } from "../../model/revisions/revisionView.ts";
import type { RevisionList } from "../../stores/revisions/RevisionList.ts";
import { revisionText } from "../../texts/en/revisions.ts";

/** The configuration that is known to work, where one is marked: which it is, and the way back to it. */
export const RescueActions = observer(function RescueActions({ list }: { readonly list: RevisionList }) {
  const { serverInfo } = useStores();
  const { rescue } = list;
  if (rescue === undefined || !serverInfo.can("rescue")) return null;
  return <Link to={revisionsAddress({ rev: rescue })}>{revisionText("revisions.isRescue", { rev: rescue })}</Link>;
});
