import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../components/Icon.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden.tsx";
import { Badge } from "../../components/states/Badge.tsx";
import { StatusDot } from "../../components/states/StatusDot.tsx";
import type { StreamSummary } from "../../model/status/streamSummary.ts";
import { text } from "../../texts/text.ts";
import styles from "./StatusCell.module.css";

interface StatusCellProps {
  readonly name: string;
  readonly summary: StreamSummary;
}

/** The status of a stream; a press plays it. Beside it the agent that brings it, where there is one. */
export function StatusCell({ name, summary }: StatusCellProps) {
  const { search } = useLocation();
  return (
    <span className={styles.cell}>
      <Link
        className={styles.button}
        to={{ search, hash: `play=${encodeURIComponent(name)}` }}
        title={text("media.statusOf", { status: summary.status, name })}
      >
        <StatusDot status={summary.dot} text={summary.status} />
      </Link>
      {summary.agent && (
        <Badge tone={agentTones[summary.agent.tone]}>
          {summary.agent.tone === "error" && (
            <>
              <Icon name="unplug" size={12} /> <VisuallyHidden>{text("agent.notConnected")} </VisuallyHidden>
            </>
          )}
          {summary.agent.text}
        </Badge>
      )}
    </span>
  );
}

const agentTones = { success: "good", error: "bad", plain: "neutral" } as const;
