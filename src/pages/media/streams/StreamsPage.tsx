import { Suspense, useCallback } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { PageHeader } from "../../../components/shell/PageHeader.tsx";
import { text } from "../../../texts/text.ts";
import { useAdding } from "../../list/useAskedToAdd.ts";
import { useOpen } from "../../mediaAddresses.ts";
import { StreamList } from "./StreamList.tsx";
import { lazyPart } from "../../../components/states/lazyPart.tsx";

// Most visits add none.
const AddStreamForm = lazyPart(() => import("./AddStreamForm.tsx").then((file) => file.AddStreamForm));

/** Every stream with its status, found by name, title, comment or source. */
export function StreamsPage() {
  const open = useOpen();
  const { isAdding, begin, end, opener } = useAdding("streams");
  const openStream = useCallback((name: string) => open("standalone", name), [open]);
  // Where to publish to stands on the Input page.
  const openNew = (name: string, isPublished: boolean) => open("standalone", name, isPublished ? "input" : "");
  return (
    <>
      <PageHeader
        title={text("pages.streams")}
        actions={
          <Button ref={opener} icon="plus" aria-expanded={isAdding} onClick={isAdding ? end : begin}>
            {text("media.addStream")}
          </Button>
        }
      />
      {isAdding && (
        <Suspense>
          <AddStreamForm onCreated={openNew} onDiscard={end} />
        </Suspense>
      )}
      <StreamList onOpen={openStream} />
    </>
  );
}
