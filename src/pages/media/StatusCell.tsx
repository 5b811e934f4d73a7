import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../components/Icon.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden.tsx";
import { Badge } from "../../components/states/Badge.tsx";
import { StatusDot } from "../../components/states/StatusDot.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { type StreamSummary, streamSummary } from "../../model/stream/streamSummary.ts";
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

/**
 * A stream in one line; undefined when it is gone. To be read in an observer. An agent status nobody knows is logged:
 * the operator can do nothing about it.
 */
export function useStreamSummary(name: string): StreamSummary | undefined {
  const { config, log } = useStores();
  const node = config.node("streams", name);
  void node.readConfig();
  const stream = node.readRuntime();
  const unknowns: string[] = [];
  const summary = stream && streamSummary(stream, "standalone", (status) => unknowns.push(status));
  const [unknown] = unknowns;
  useEffect(() => {
    if (unknown !== undefined) log(new Error(text("overview.unknownAgent", { name, status: unknown })));
  }, [log, name, unknown]);
  return summary;
}
