import { useCallback, useState } from "react";
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
  const open = useCallback(
    (name: string) => void navigate({ pathname: itemAddress("standalone", [name]), search }),
    [navigate, search],
  );
  return (
    <>
      <PageHeader
        title={text("pages.streams")}
        actions={
          <Button icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {text("media.addStream")}
          </Button>
        }
      />
      {isAdding && <AddStreamForm onCreated={open} onDiscard={() => setAdding(false)} />}
      <StreamList onOpen={open} />
    </>
  );
}
