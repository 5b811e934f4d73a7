import { Button } from "../../../src/components/controls/Button.tsx";
import { Panel } from "../../../src/components/data/Panel.tsx";
import { SavingIndicator } from "../../../src/components/shell/SavingIndicator.tsx";
import { Badge, FieldBadge } from "../../../src/components/states/Badge.tsx";
import { EmptyState } from "../../../src/components/states/EmptyState.tsx";
import { ErrorBoundary } from "../../../src/components/states/ErrorBoundary.tsx";
import { ErrorState } from "../../../src/components/states/ErrorState.tsx";
import { LoadingState, Skeleton } from "../../../src/components/states/LoadingState.tsx";
import { ProgressBar } from "../../../src/components/states/ProgressBar.tsx";
import { StatusDot } from "../../../src/components/states/StatusDot.tsx";
import styles from "./gallery.module.css";

/** What is said while, instead of and about things. */
export function States() {
  return (
    <Panel title="States">
      <div className={styles.row}>
        <StatusDot status="on" text="online" />
        <StatusDot status="warn" text="delay 7s" />
        <StatusDot status="off" text="waiting for clients" />
        <StatusDot status="dis" text="disabled" />
        <StatusDot status="err" text="connection refused (retry 12)" />
        <StatusDot status="on" text="online" isShapeOnly />
        <Badge>neutral</Badge>
        <Badge tone="good">current</Badge>
        <Badge tone="warn">slow</Badge>
        <Badge tone="bad">error</Badge>
        <FieldBadge state="default" />
        <FieldBadge state="changed" />
        <FieldBadge state="unsaved" />
        <FieldBadge state="conflict" />
        <SavingIndicator state={{ kind: "slow" }} />
        <SavingIndicator state={{ kind: "saved" }} />
      </div>
      <div className={styles.columns}>
        <ProgressBar label="/storage" kind="level" value={42} valueText="42 %" />
        <ProgressBar label="/" kind="level" value={81} valueText="81 %" />
        <ProgressBar label="/archive" kind="level" value={97} valueText="97 %" />
        <ProgressBar label="Upload" value={30} valueText="30 %" />
      </div>
      <div className={styles.columns}>
        <EmptyState icon="video" title="No streams yet" action={<Button icon="plus">Add a test stream</Button>}>
          A stream takes a source and gives it to its viewers.
        </EmptyState>
        <LoadingState label="Loading config..." />
        <ErrorState title="Sessions could not be read" onRetry={() => {}}>
          The server answered 503. It may be restarting.
        </ErrorState>
        <div>
          <Skeleton width="60%" />
          <br />
          <Skeleton />
          <br />
          <Skeleton width="80%" height="60px" />
        </div>
      </div>
      <ErrorBoundary version="26.11">
        <Broken />
      </ErrorBoundary>
    </Panel>
  );
}

function Broken(): never {
  throw new Error("planted, so that the report can be seen");
}
