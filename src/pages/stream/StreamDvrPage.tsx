import { DvrTimelineOf } from "../../../overrides/dvrTimeline/DvrTimeline.tsx";
import { streamDvrForm } from "../../generated/forms/stream.dvr.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/itemEditor.ts";
import { useMediaNames } from "../mediaAddresses.ts";

/** How a stream is archived, and what its archive holds. */
export function StreamDvrPage() {
  const [name = "", ...others] = useMediaNames();
  return (
    <>
      {others.length === 0 && <DvrTimelineOf name={name} />}
      <EntityPage form={streamDvrForm} editor={useEditor()} />
    </>
  );
}
