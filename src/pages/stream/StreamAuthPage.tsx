import { streamAuthForm } from "../../generated/forms/stream.auth.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/itemEditor.ts";

/** Who may watch a stream, and how it is protected; everything on it is generated. */
export function StreamAuthPage() {
  return <EntityPage form={streamAuthForm} editor={useEditor()} />;
}
