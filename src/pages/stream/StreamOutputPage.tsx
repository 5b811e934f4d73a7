import { streamOutputForm } from "../../generated/forms/stream.output.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/itemEditor.ts";

/** How a stream is handed out; everything on it is generated. */
export function StreamOutputPage() {
  return <EntityPage form={streamOutputForm} editor={useEditor()} />;
}
