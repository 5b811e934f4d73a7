import { useCallback, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../../components/controls/Button.tsx";
import { PageHeader } from "../../../components/shell/PageHeader.tsx";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../itemAddress.ts";
import { AddStreamForm } from "./AddStreamForm.tsx";
import { StreamList } from "./StreamList.tsx";

/** Every stream with its status, found by name, title, comment or source. */
export function StreamsPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = useCallback(
    (name: string) => void navigate({ pathname: itemAddress("standalone", [name]), search }),
    [navigate, search],
  );
  const openNew = (name: string, isPublished: boolean) => {
    // Where to publish to stands on the Input page.
    const pathname = itemAddress("standalone", [name], isPublished ? "input" : "");
    void navigate({ pathname, search });
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
          <Button ref={opener} icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {text("media.addStream")}
          </Button>
        }
      />
      {isAdding && <AddStreamForm onCreated={openNew} onDiscard={close} />}
      <StreamList onOpen={open} />
    </>
  );
}
