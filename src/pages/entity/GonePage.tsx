import { Link } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { text } from "../../texts/text.ts";

/** An item that is not in the config, or no longer. */
export function GonePage({ name }: { readonly name: string }) {
  return (
    <EmptyState
      icon="warning"
      title={text("pages.gone", { name })}
      action={<Link to="/">{text("pages.backToMedia")}</Link>}
    >
      {text("pages.goneDetail")}
    </EmptyState>
  );
}
