import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { type Polled, usePolled } from "../../src/context/usePolled.ts";
import type { Coder } from "../../src/generated/types/Coder.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { chassisText } from "../../src/texts/en/chassis.ts";
import { CoderCard } from "./CoderCard.tsx";
import styles from "./Chassis.module.css";

const everyMs = 3000;

/** What a server said of its coders; a server that is no chassis has none to speak of. */
interface Rack {
  readonly coders: readonly Coder[] | undefined;
}

/** The modules of a chassis, one card a slot, asked again each few seconds. */
export const CoderRackView = observer(function CoderRackView() {
  const { calls, config } = useStores();
  const ask = useCallback(async (): Promise<Rack> => ({ coders: await (await calls.chassis()).coders() }), [calls]);
  const polled = usePolled(ask, everyMs);
  const { answer, reload } = polled;
  if (!config.hasConfig || answer === undefined) return <Unanswered polled={polled} />;
  const { coders } = answer;
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
    <div className={styles.rack}>
      <Staleness polled={polled} />
      <p className={styles.summary} role="status">
        {chassisText("chassis.summary", { working, total: coders.length })}
      </p>
      <ul className={styles.cards} aria-label={chassisText("chassis.coders")}>
        {coders.map((coder) => (
          <CoderCard key={coder.id} coder={coder} onRestarted={reload} />
        ))}
      </ul>
    </div>
  );
});

const Unanswered = observer(function Unanswered({ polled }: { readonly polled: Polled<Rack> }) {
  const { connection } = useStores();
  const { error, reload, isLoading } = polled;
  if (connection.isOffline) {
    return (
      <EmptyState icon="warning" title={chassisText("chassis.away")}>
        {chassisText("chassis.awayHelp")}
      </EmptyState>
    );
  }
  if (error === undefined) return <LoadingState label={chassisText("chassis.loading")} />;
  return (
    <ErrorState title={chassisText("chassis.failed")} onRetry={reload} isRetrying={isLoading}>
      {error}
    </ErrorState>
  );
});

/** Says how old the figures are while the server does not give others. */
const Staleness = observer(function Staleness({ polled }: { readonly polled: Polled<Rack> }) {
  const { clock, connection } = useStores();
  const { answeredAtMs, error } = polled;
  if (answeredAtMs === undefined || (error === undefined && !connection.isOffline)) return null;
  const time = formatDuration(Math.max(1000, clock.readMs() - answeredAtMs));
  return (
    <p className={styles.note} role="status">
      <Icon name="warning" size={14} />
      {error === undefined ? chassisText("chassis.kept", { time }) : chassisText("chassis.keptWhy", { time, error })}
    </p>
  );
});
