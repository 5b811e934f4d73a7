import { streamDvrForm } from "../../generated/forms/stream.dvr.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/useEditor.ts";

/** How a stream is archived; everything on it is generated. */
export function StreamDvrPage() {
  return <EntityPage form={streamDvrForm} editor={useEditor()} />;
}
