import { Suspense, useCallback, useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { keepTypedAhead } from "../../../components/controls/lostInput.ts";
import { PageHeader } from "../../../components/shell/PageHeader.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { text } from "../../../texts/text.ts";
import { useAskedToAdd } from "../../list/useAskedToAdd.ts";
import { useOpen } from "../../mediaAddresses.ts";
import { StreamList } from "./StreamList.tsx";
import { lazyPart } from "../../../components/states/lazyPart.tsx";

// Most visits add none.
const AddStreamForm = lazyPart(() => import("./AddStreamForm.tsx").then((file) => file.AddStreamForm));

/** Every stream with its status, found by name, title, comment or source. */
export function StreamsPage() {
  const open = useOpen();
  const { halfTyped } = useStores();
  const [isAdding, setAdding] = useState(() => halfTyped.has("streams"));
  useAskedToAdd(() => setAdding(true));
  const opener = useRef<HTMLButtonElement>(null);
  const openStream = useCallback((name: string) => open("standalone", name), [open]);
  // Where to publish to stands on the Input page.
  const openNew = (name: string, isPublished: boolean) => open("standalone", name, isPublished ? "input" : "");
  const toggle = () => {
    if (!isAdding) keepTypedAhead();
    setAdding(!isAdding);
  };
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={text("pages.streams")}
        actions={
          <Button ref={opener} icon="plus" aria-expanded={isAdding} onClick={toggle}>
            {text("media.addStream")}
          </Button>
        }
      />
      {isAdding && (
        <Suspense>
          <AddStreamForm onCreated={openNew} onDiscard={close} />
        </Suspense>
      )}
      <StreamList onOpen={openStream} />
    </>
  );
}
