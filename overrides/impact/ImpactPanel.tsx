import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { classes } from "../../src/components/classes.ts";
import { Icon } from "../../src/components/Icon.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { entities } from "../../src/generated/entities.ts";
import { impacts } from "../../src/generated/impacts.ts";
import { impactNow } from "../../src/model/impact/Impact.ts";
import { planImpact } from "../../src/model/impact/ImpactPlan.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import { formatLasting } from "../../src/model/units/formatTime.ts";
import { impactText } from "../../src/texts/en/impact.ts";
import styles from "./ImpactPanel.module.css";
import { type ImpactLine, impactLines, nameWords } from "./impactWords.ts";

/** Whose names are asked for; nobody reads more. */
const LISTED = 200;

/** What saving all that is edited interrupts, by the figures of this second; nothing where the schemas do not say. */
export const ImpactPanel = observer(function ImpactPanel() {
  const { config, draft } = useStores();
  const { edits } = draft;
  const { hasConfig } = config;
  if (edits.size === 0 || !hasConfig || Object.keys(impacts).length === 0) return null;
  return <LiveImpact />;
});

const LiveImpact = observer(function LiveImpact() {
  const { config, connection, clock, draft } = useStores();
  const { edits } = draft;
  const { rev } = config;
  // Thousands of edits may be in it: made anew for another draft or another config, and not with each second's figures.
  const plan = useMemo(
    () => planImpact(draft.savablePatch, draft.renames, { tree: config.peek(), entities, impacts }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [draft, config, edits, rev],
  );
  const nowMs = clock.readMs();
  const impact = impactNow(plan, config.peek(), entities);
  const lines = impactLines(impact, location.port || (location.protocol === "https:" ? "443" : "80"));
  const { untouched } = impact;
  const ageMs = nowMs - (config.lastFrameAt ?? nowMs);
  return (
    <section className={styles.impact} aria-label={impactText("impact.title")}>
      <h3>{impactText("impact.title")}</h3>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{impactText("impact.nothing")}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      {lines.length > 0 && untouched > 0 && (
        <p className={styles.quiet}>{impactText("impact.untouched", { count: untouched })}</p>
      )}
      {connection.isOffline && (
        <p className={styles.quiet}>{impactText("impact.stale", { time: formatLasting(ageMs) })}</p>
      )}
    </section>
  );
});

function Line({ line: { words, isGrave, streams } }: { readonly line: ImpactLine }) {
  const rest = streams.length - LISTED;
  return (
    <li className={classes(styles.line, isGrave && styles.grave)}>
      {isGrave && <Icon name="warning" />}
      <div className={styles.words}>
        {words}
        {streams.length > 0 && (
          <details>
            <summary>{impactText("impact.show")}</summary>
            <ul className={styles.names}>
              {streams.slice(0, LISTED).map((stream) => (
                <li key={stream.path.join("/")}>{nameWords(stream)}</li>
              ))}
              {rest > 0 && <li>{impactText("impact.moreStreams", { count: formatCount(rest) })}</li>}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
