import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { Button } from "../../../components/controls/Button.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { type MirroredMode, mirroredMode } from "../../../model/mirror/mirroredModes.ts";
import { knownNames, originName } from "../../../model/mirror/mirroredNames.ts";
import { type MirrorMove, moveMirrored } from "../../../model/mirror/moveMirrored.ts";
import { StreamView } from "../../../model/stream/StreamView.ts";
import { saveMirrorLists } from "../../../stores/saving/immediateSaves.ts";
import { text } from "../../../texts/text.ts";
import { MemberCells, MemberName, StopButton } from "./MemberCells.tsx";
import { readMember } from "./useGroupRows.ts";
import group from "./GroupedList.module.css";
import styles from "./MirrorList.module.css";

interface MirroredCellsProps {
  /** Key of its mirror. */
  readonly owner: string;
  /** Its name here, with the mirror's prefix. */
  readonly name: string;
}

/** A stream a mirror takes over: how it does, how it is stopped, and whether it is static, on demand or ignored. */
export const MirroredCells = observer(function MirroredCells({ owner, name }: MirroredCellsProps) {
  const { config } = useStores();
  const mirror = config.node("sources", owner).readConfig();
  const stream = readMember(config, ["sources", owner, "streams"], name);
  if (!mirror || !stream) return null;
  const view = new StreamView(stream, "mirrored");
  const atOrigin = originName(mirror, name);
  return (
    <>
      <GridCell />
      <GridCell>
        <MemberName kind="mirrored" name={name} />
      </GridCell>
      <MemberCells name={name} view={view}>
        <StopButton name={name} stream={stream} />
      </MemberCells>
      <GridCell>
        <span className={group.actions}>
          <MirroredModes owner={owner} name={atOrigin} mode={mirroredMode(mirror, atOrigin)} />
        </span>
      </GridCell>
    </>
  );
});

interface MirroredModesProps {
  readonly owner: string;
  /** At the origin. */
  readonly name: string;
  readonly mode: MirroredMode;
}

/** Static or on demand, as a stream is and as it can be; and ignoring it. */
const MirroredModes = observer(function MirroredModes({ owner, name, mode }: MirroredModesProps) {
  const { isOffline } = useStores().connection;
  const { move, moving } = useMoveMirrored(owner, name);
  const toggle = (to: "static" | "onDemand") => (
    <Button
      size="small"
      variant="ghost"
      aria-pressed={mode === to}
      disabled={isOffline}
      isBusy={moving === to}
      onClick={() => mode !== to && move(to)}
    >
      {text(`mirrors.${to}`)}
    </Button>
  );
  return (
    <>
      <span role="group" aria-label={text("mirrors.modeOf", { name })} className={styles.modes}>
        {toggle("static")}
        {toggle("onDemand")}
      </span>
      <Button
        size="small"
        variant="ghost"
        disabled={isOffline}
        isBusy={moving === "ignored"}
        onClick={() => move("ignored")}
      >
        {text("mirrors.ignore")}
      </Button>
    </>
  );
});

interface ExceptedCellsProps {
  readonly owner: string;
  /** As the mirror's list has it: perhaps with a `*`. */
  readonly name: string;
}

const labels = { static: "mirrors.startUseAsStatic", onDemand: "mirrors.startUseAsOnDemand" } as const;

/** A name a mirror ignores, and how it is used again. */
export const ExceptedCells = observer(function ExceptedCells({ owner, name }: ExceptedCellsProps) {
  const { isOffline } = useStores().connection;
  const { move, moving } = useMoveMirrored(owner, name);
  const start = (to: "static" | "onDemand") => (
    <Button
      size="small"
      variant="ghost"
      aria-label={text(labels[to])}
      disabled={isOffline}
      isBusy={moving === to}
      onClick={() => move(to)}
    >
      {text(`mirrors.${to}`)}
    </Button>
  );
  return (
    <>
      <GridCell />
      <GridCell>
        <span className={styles.excepted}>
          <Icon name="ban" size={14} label={text("mirrors.ignored")} />
          {name}
        </span>
      </GridCell>
      <GridCell fromColumn={3}>
        <span className={group.actions}>
          <span className={group.quiet} aria-hidden>
            {text("mirrors.startUse")}
          </span>
          <span className={styles.modes}>
            {start("static")}
            {start("onDemand")}
          </span>
        </span>
      </GridCell>
    </>
  );
});

/**
 * Moves a stream of a mirror to another mode and saves that at once; `moving`: the mode that is being saved. `name` is
 * that at the origin, or an entry of the ignored names.
 */
function useMoveMirrored(owner: string, name: string) {
  const stores = useStores();
  const [moving, setMoving] = useState<MirroredMode>();
  const planned = (to: MirroredMode): MirrorMove => {
    const { config } = stores;
    const mirror = config.node("sources", owner).readRuntime() ?? {};
    return moveMirrored(mirror, name, to, knownNames(mirror, config.readValue("servers")));
  };
  const save = async (to: MirroredMode) => {
    const { questions, failures } = stores;
    const plan = planned(to);
    if (plan.kind === "refused") return failures.attempt(text("mirrors.notMoved", { name }), refuse);
    if (plan.asksFirst && !(await questions.ask(text("mirrors.asksFirst")))) return false;
    return saveMirrorLists(stores, owner, () => {
      const now = planned(to);
      return now.kind === "save" ? now.changes : undefined;
    });
  };
  const move = (to: MirroredMode) => {
    setMoving(to);
    void save(to).finally(() => setMoving(undefined));
  };
  return { move, moving };
}

function refuse(): Promise<never> {
  return Promise.reject(new Error(text("mirrors.noneKnown")));
}
