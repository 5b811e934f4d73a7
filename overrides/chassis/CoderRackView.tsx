import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import type { Coder } from "../../src/generated/types/Coder.ts";
import { chassisText } from "../../src/texts/en/chassis.ts";
import { PolledAnswer, type PolledWords } from "../polled/PolledAnswer.tsx";
import { CoderCard } from "./CoderCard.tsx";
import styles from "./Chassis.module.css";

const everyMs = 3000;
const words = (): PolledWords => ({
  offline: chassisText("chassis.away"),
  offlineHelp: chassisText("chassis.awayHelp"),
  loading: chassisText("chassis.loading"),
  failed: chassisText("chassis.failed"),
});

/** What a server said of its coders; a server that is no chassis has none to speak of. */
interface Rack {
  readonly coders: readonly Coder[] | undefined;
}

/** The modules of a chassis, one card a slot, asked again each few seconds. */
export const CoderRackView = observer(function CoderRackView() {
  const { calls, config } = useStores();
  const ask = useCallback(async (): Promise<Rack> => ({ coders: await (await calls.chassis()).coders() }), [calls]);
  const polled = usePolled(ask, everyMs);
  return (
    <div className={styles.rack}>
      <PolledAnswer polled={config.hasConfig ? polled : { ...polled, answer: undefined }} words={words()}>
        {polled.answer && <Coders coders={polled.answer.coders} onRestarted={polled.reload} />}
      </PolledAnswer>
    </div>
  );
});

interface CodersProps extends Rack {
  readonly onRestarted: () => void;
}

function Coders({ coders, onRestarted }: CodersProps) {
  if (coders === undefined) {
    return (
      <EmptyState
        icon="server"
        title={chassisText("chassis.none")}
        action={<Link to="/pulse">{chassisText("chassis.toPulse")}</Link>}
      >
        {chassisText("chassis.noneHelp")}
      </EmptyState>
    );
  }
  if (coders.length === 0)
    return <EmptyState title={chassisText("chassis.empty")}>{chassisText("chassis.emptyHelp")}</EmptyState>;
  const working = coders.filter(({ status }) => status === "working").length;
  return (
    <>
      <p className={styles.summary} role="status">
        {chassisText("chassis.summary", { working, count: coders.length })}
      </p>
      <ul className={styles.cards} aria-label={chassisText("chassis.coders")}>
        {coders.map((coder) => (
          <CoderCard key={coder.id} coder={coder} onRestarted={onRestarted} />
        ))}
      </ul>
    </>
  );
}
