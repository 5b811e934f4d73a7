import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { TextField } from "../../src/components/controls/TextField.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import type { IptvUserList } from "../../src/stores/iptv/IptvUserList.ts";
import { iptvText } from "../../src/texts/en/iptv.ts";

interface RemoveAllUsersProps {
  readonly list: IptvUserList;
  readonly onClose: () => void;
  readonly onRemoved: (count: number) => void;
}

/** Asks before the database is emptied: how many users that are must be typed. */
export const RemoveAllUsers = observer(function RemoveAllUsers({ list, onClose, onRemoved }: RemoveAllUsersProps) {
  const { failures } = useStores();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [count, setCount] = useState<number>();
  useEffect(() => {
    // The list may be filtered: what is counted there is not what goes.
    void failures
      .attempt(iptvText("iptv.notCounted"), async () => setCount(await list.countAll()))
      .then((isDone) => {
        if (!isDone) onClose();
      });
    // Asked once, as the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [list]);
  const isRight = count !== undefined && typed.replaceAll(/[\s.,]/g, "") === String(count);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!isRight || isBusy) return;
    setBusy(true);
    const isDone = await failures.attempt(iptvText("iptv.notRemovedAll"), async () => onRemoved(await list.clear()));
    if (!isDone) setBusy(false);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={iptvText("iptv.removeAllTitle")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{iptvText("iptv.cancel")}</Button>
          <Button variant="danger" type="submit" form={formId} disabled={!isRight} isBusy={isBusy}>
            {iptvText("iptv.removeAll")}
          </Button>
        </>
      }
    >
      {count === undefined ? (
        <LoadingState />
      ) : (
        <form id={formId} onSubmit={(event) => void remove(event)}>
          <p>{iptvText("iptv.removeAllHelp", { count })}</p>
          <TextField
            autoFocus
            label={iptvText("iptv.removeAllCount", { count: formatCount(count) })}
            value={typed}
            onChange={setTyped}
          />
        </form>
      )}
    </Dialog>
  );
});
