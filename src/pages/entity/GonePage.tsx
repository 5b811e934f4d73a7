import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { text } from "../../texts/text.ts";
import { GoneChoice } from "../review/ConflictChoice.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { type MediaListName, mediaLists } from "../../model/media/mediaLists.ts";
import { listAddress } from "../mediaAddresses.ts";

interface GonePageProps {
  readonly name: string;
  /** Where it stood. */
  readonly list?: MediaListName;
}

/** An item that is not in the config, or no longer; what was edited of it can be given up or brought back. */
export const GonePage = observer(function GonePage({ name, list = "streams" }: GonePageProps) {
  const { draft } = useStores();
  const { search } = useLocation();
  const path = [mediaLists[list].collection, name];
  return (
    <EmptyState
      icon="warning"
      title={text("pages.gone", { name })}
      action={<Link to={listAddress(list, search)}>{text("pages.backToMedia")}</Link>}
    >
      <p>{text("pages.goneDetail")}</p>
      {draft.has(path) && <GoneChoice path={path} />}
    </EmptyState>
  );
});
