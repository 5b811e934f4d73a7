import { observer } from "mobx-react-lite";
import { type ComponentProps, Suspense, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { entities } from "../../../generated/entities.ts";
import { text } from "../../../texts/text.ts";
import { DoneAtOnce, SelectedBar } from "../../list/SelectedBar.tsx";
import { actionsFor, streamActionIcons, useStreamActions } from "./streamActions.tsx";
import { lazyPart } from "../../../components/states/lazyPart.tsx";

const ReplaceDialog = lazyPart(() => import("./ReplaceDialog.tsx").then((file) => file.ReplaceDialog));

const staged = actionsFor(undefined).filter((id) => id !== "restart");

type BulkBarProps = Pick<ComponentProps<typeof SelectedBar>, "list" | "shown">;

/** What can be done to the streams that are selected; changes go to the draft, and its review shows each. */
export const BulkBar = observer(function BulkBar({ list, shown }: BulkBarProps) {
  const { selected, connection } = useStores();
  const [isReplacing, setReplacing] = useState(false);
  const names = [...selected.of("streams")];
  const act = useStreamActions(names, "staged");
  return (
    <SelectedBar entity={entities.stream} label={text("media.bulk")} list={list} shown={shown}>
      {staged.map((id) => (
        <Button key={id} size="small" variant="ghost" icon={streamActionIcons[id]} onClick={() => void act(id)}>
          {text(`media.action.${id}`)}
        </Button>
      ))}
      <Button size="small" variant="ghost" icon="search" onClick={() => setReplacing(true)}>
        {text("media.replace")}
      </Button>
      <DoneAtOnce>
        <Button
          size="small"
          variant="ghost"
          icon={streamActionIcons.restart}
          disabled={connection.isOffline}
          onClick={() => void act("restart")}
        >
          {text("media.action.restart")}
        </Button>
      </DoneAtOnce>
      {isReplacing && (
        <Suspense>
          <ReplaceDialog names={names} onClose={() => setReplacing(false)} />
        </Suspense>
      )}
    </SelectedBar>
  );
});
