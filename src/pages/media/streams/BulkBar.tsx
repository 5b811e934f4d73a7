import { observer } from "mobx-react-lite";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../../components/controls/Button.tsx";
import { IconButton } from "../../../components/controls/IconButton.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { text } from "../../../texts/text.ts";
import { multiEditAddress } from "../../mediaAddresses.ts";
import { streamActionIcons, useStreamActions } from "./streamActions.ts";
import styles from "./StreamList.module.css";

const ReplaceDialog = lazy(() => import("./ReplaceDialog.tsx").then((file) => ({ default: file.ReplaceDialog })));

const actions = ["restart", "enable", "disable", "static", "onDemand", "delete"] as const;

/** What can be done to the streams that are picked; changes go to the draft, and its review shows each. */
export const BulkBar = observer(function BulkBar({ onUnpicked }: { readonly onUnpicked: () => void }) {
  const { picked, connection } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isReplacing, setReplacing] = useState(false);
  const names = [...picked.of("streams")];
  const together = multiEditAddress("standalone", names, search);
  const act = useStreamActions(names);
  const unpick = () => {
    picked.set("streams", []);
    onUnpicked();
  };
  return (
    <div className={styles.bulk} role="toolbar" aria-label={text("media.bulk")}>
      <span className={styles.picked}>
        {text("media.picked", { count: names.length })}
        <IconButton icon="remove" size="small" label={text("media.unpick")} onClick={unpick} />
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
