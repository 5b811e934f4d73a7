import { observer } from "mobx-react-lite";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button, IconButton } from "../../../components/controls/Button.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { text } from "../../../texts/text.ts";
import { multiEditAddress } from "../../mediaAddresses.ts";
import { streamActionIcons, useStreamActions } from "./streamActions.ts";
import styles from "./StreamList.module.css";

const ReplaceDialog = lazy(() => import("./ReplaceDialog.tsx").then((file) => ({ default: file.ReplaceDialog })));

const actions = ["restart", "enable", "disable", "static", "onDemand", "delete"] as const;

/** What can be done to the streams that are selected; changes go to the draft, and its review shows each. */
export const BulkBar = observer(function BulkBar({ onClear }: { readonly onClear: () => void }) {
  const { selected, connection } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isReplacing, setReplacing] = useState(false);
  const names = [...selected.of("streams")];
  const together = multiEditAddress("standalone", names, search);
  const act = useStreamActions(names);
  const clear = () => {
    selected.set("streams", []);
    onClear();
  };
  return (
    <div className={styles.bulk} role="toolbar" aria-label={text("media.bulk")}>
      <span className={styles.selected}>
        {text("media.selected", { count: names.length })}
        <IconButton icon="remove" size="small" label={text("media.clearSelection")} onClick={clear} />
      </span>
      <Button
        size="small"
        icon="edit"
        disabled={together === undefined}
        title={together === undefined ? text("media.tooMany") : undefined}
        onClick={() => together !== undefined && void navigate(together)}
      >
        {text("media.edit")}
      </Button>
      {actions.map((id) => (
        <Button
          key={id}
          size="small"
          variant="ghost"
          icon={streamActionIcons[id]}
          disabled={connection.isOffline && (id === "restart" || names.length === 1)}
          onClick={() => void act(id)}
        >
          {text(`media.action.${id}`)}
        </Button>
      ))}
      <Button size="small" variant="ghost" icon="search" onClick={() => setReplacing(true)}>
        {text("media.replace")}
      </Button>
      {isReplacing && (
        <Suspense>
          <ReplaceDialog names={names} onClose={() => setReplacing(false)} />
        </Suspense>
      )}
    </div>
  );
});
