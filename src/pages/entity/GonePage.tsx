import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { text } from "../../texts/text.ts";
import { GoneChoice } from "../review/GoneChoice.tsx";
import { useStores } from "../../context/useStores.ts";

interface GonePageProps {
  readonly name: string;
  /** Where in the config it was. */
  readonly collection?: string;
}

/** An item that is not in the config, or no longer; what was edited of it can be given up or brought back. */
export const GonePage = observer(function GonePage({ name, collection = "streams" }: GonePageProps) {
  const { draft } = useStores();
  const path = [collection, name];
  return (
    <EmptyState
      icon="warning"
      title={text("pages.gone", { name })}
      action={<Link to="/">{text("pages.backToMedia")}</Link>}
    >
      <p>{text("pages.goneDetail")}</p>
      {draft.has(path) && <GoneChoice path={path} />}
    </EmptyState>
  );
});
