import { Component, type ErrorInfo, type ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { CopyButton } from "../controls/CopyButton.tsx";
import { ErrorState } from "./ErrorState.tsx";
import styles from "./ErrorState.module.css";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Version and build of console and server, for the report. */
  readonly version?: string;
  /** When it changes (the address, say) the page is tried anew. */
  readonly resetKey?: string;
  readonly onError?: (error: unknown, report: string) => void;
}

interface Failure {
  readonly error: unknown;
  readonly componentStack: string;
}

/** Keeps a page that breaks from taking the console along, and gives a report to send. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: Failure | null }> {
  override state: { readonly failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { error, componentStack: "" } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const failure = { error, componentStack: info.componentStack ?? "" };
    this.setState({ failure });
    this.props.onError?.(error, this.report(failure));
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (before.resetKey !== this.props.resetKey && this.state.failure !== null) this.handleRetry();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const report = this.report(failure);
    return (
      <ErrorState
        title={text("errors.page")}
        onRetry={this.handleRetry}
        action={<CopyButton value={report} label={text("errors.copyReport")} size="medium" />}
      >
        <p>{text("errors.pageDetail")}</p>
        <details className={styles.report}>
          <summary>{text("errors.report")}</summary>
          <pre tabIndex={0}>{report}</pre>
        </details>
      </ErrorState>
    );
  }

  private report(failure: Failure): string {
    return errorReport(failure.error, failure.componentStack, this.props.version);
  }

  private readonly handleRetry = (): void => this.setState({ failure: null });
}

/**
 * What somebody needs to know to mend a page that broke. The query and the hash of the address are left out: they
 * hold what the operator searched for.
 */
function errorReport(error: unknown, componentStack: string, version = "unknown"): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return [
    message,
    `at: ${location.pathname}`,
    `time: ${new Date().toISOString()}`,
    `version: ${version}`,
    `browser: ${navigator.userAgent}`,
    ...(error instanceof Error && error.stack ? ["", error.stack] : []),
    ...(componentStack.trim() === "" ? [] : ["", "components:", componentStack.trim()]),
  ].join("\n");
}
