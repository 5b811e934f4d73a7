import { streamTranscoderForm } from "../../generated/forms/stream.transcoder.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/itemEditor.ts";

/** How a stream is transcoded; everything on it is generated. */
export function StreamTranscoderPage() {
  return <EntityPage form={streamTranscoderForm} editor={useEditor()} />;
}
