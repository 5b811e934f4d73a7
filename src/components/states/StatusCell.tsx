import { Link, useLocation } from "react-router-dom";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { Badge } from "./Badge.tsx";
import { StatusDot } from "./StatusDot.tsx";
import type { StreamView } from "../../model/stream/StreamView.ts";
import { text } from "../../texts/text.ts";
import styles from "./StatusCell.module.css";

interface StatusCellProps {
  readonly name: string;
  readonly view: Pick<StreamView, "status" | "dot" | "agent">;
}

/** The status of a stream; a press plays it. Beside it the agent that brings it, where there is one. */
export function StatusCell({ name, view }: StatusCellProps) {
  const { search } = useLocation();
  return (
    <span className={classes(styles.cell, view.agent && styles.withAgent)} data-live>
      <Link
        className={styles.button}
        to={{ search, hash: `play=${encodeURIComponent(name)}` }}
        title={text("media.statusOf", { status: view.status.text, name })}
      >
        <StatusDot status={view.dot} text={view.status.text} />
      </Link>
      {view.agent && (
        <span className={styles.agent} title={view.agent.text}>
          <Badge tone={agentTones[view.agent.tone]}>
            {view.agent.tone === "error" && (
              <>
                <Icon name="unplug" size={12} /> <VisuallyHidden>{text("agent.notConnected")} </VisuallyHidden>
              </>
            )}
            <span className={styles.agentName}>{view.agent.text}</span>
          </Badge>
        </span>
      )}
    </span>
  );
}

const agentTones = { success: "good", error: "bad", plain: "neutral" } as const;
