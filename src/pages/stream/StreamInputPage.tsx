import { streamInputForm } from "../../generated/forms/stream.input.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/itemEditor.ts";

/** Where a stream comes from; everything on it is generated. */
export function StreamInputPage() {
  return <EntityPage form={streamInputForm} editor={useEditor()} />;
}
