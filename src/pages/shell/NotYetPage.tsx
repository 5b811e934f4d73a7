import { EmptyState } from "../../components/states/EmptyState.tsx";
import { text } from "../../texts/text.ts";

/** A tab whose page comes with a later version says so. */
export function NotYetPage() {
  return <EmptyState title={text("pages.notYet")}>{text("pages.notYetDetail")}</EmptyState>;
}
