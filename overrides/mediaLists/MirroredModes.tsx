import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { Button } from "../../src/components/controls/Button.tsx";
import { WhenSign } from "../../src/components/states/WhenSign.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { MirroredMode } from "../../src/model/mirror/mirroredModes.ts";
import { knownNames } from "../../src/model/mirror/mirroredNames.ts";
import { type MirrorMove, moveMirrored } from "../../src/model/mirror/moveMirrored.ts";
import { saveMirrorLists } from "../../src/stores/saving/immediateSaves.ts";
import { mirrorText } from "../../src/texts/en/mirrors.ts";
import styles from "./mediaLists.module.css";

interface MirroredModesProps {
  readonly owner: string;
  /** At the origin. */
  readonly name: string;
  readonly mode: MirroredMode;
}

/** Static or on demand, as a stream is and as it can be; and ignoring it. */
export const MirroredModes = observer(function MirroredModes({ owner, name, mode }: MirroredModesProps) {
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
      {mirrorText(`mirrors.${to}`)}
    </Button>
  );
  return (
    <span className={styles.state}>
      <span role="group" aria-label={mirrorText("mirrors.modeOf", { name })} className={styles.modes}>
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
        {mirrorText("mirrors.ignore")}
      </Button>
      <WhenSign when="atOnce" isShort />
    </span>
  );
});

/** A name a mirror ignores. */
export function ExceptedName({ name }: { readonly name: string }) {
  return (
    <span className={styles.excepted}>
      <Icon name="ban" size={14} label={mirrorText("mirrors.ignored")} />
      {name}
    </span>
  );
}

interface StartUseProps {
  readonly owner: string;
  /** As the mirror's list has it: perhaps with a `*`. */
  readonly name: string;
}

const labels = { static: "mirrors.startUseAsStatic", onDemand: "mirrors.startUseAsOnDemand" } as const;

/** How a name that a mirror ignores is used again. */
export const StartUse = observer(function StartUse({ owner, name }: StartUseProps) {
  const { isOffline } = useStores().connection;
  const { move, moving } = useMoveMirrored(owner, name);
  const start = (to: "static" | "onDemand") => (
    <Button
      size="small"
      variant="ghost"
      aria-label={mirrorText(labels[to])}
      disabled={isOffline}
      isBusy={moving === to}
      onClick={() => move(to)}
    >
      {mirrorText(`mirrors.${to}`)}
    </Button>
  );
  return (
    <span className={styles.startUse}>
      <span aria-hidden>{mirrorText("mirrors.startUse")}</span>
      <span className={styles.modes}>
        {start("static")}
        {start("onDemand")}
      </span>
      <WhenSign when="atOnce" isShort />
    </span>
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
    if (plan.kind === "refused") return failures.attempt(mirrorText("mirrors.notMoved", { name }), refuse);
    const isMeant = () =>
      questions.ask({
        title: mirrorText("mirrors.onDemandTitle", { name }),
        words: mirrorText("mirrors.asksFirst"),
        verb: mirrorText("mirrors.onDemandVerb"),
        isDangerous: false,
      });
    if (plan.asksFirst && !(await isMeant())) return false;
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
  return Promise.reject(new Error(mirrorText("mirrors.noneKnown")));
}
