import { Link } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { text } from "../../texts/text.ts";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <EmptyState
      icon="warning"
      title={text("errors.notFound")}
      action={<Link to="/">{text("pages.backToMedia")}</Link>}
    />
  );
}
