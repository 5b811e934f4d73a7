import { streamOverviewForm } from "../../generated/forms/stream.overview.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/useEditor.ts";

/** Name, title and description of a stream; everything on it is generated. */
export function StreamOverviewPage() {
  return <EntityPage form={streamOverviewForm} editor={useEditor()} />;
}
