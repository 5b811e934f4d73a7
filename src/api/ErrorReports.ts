import { createErrorReport, type ErrorReport } from "./createErrorReport.ts";
import type { HttpClient } from "./HttpClient.ts";

const mostReports = 20;

/**
 * Reports what went wrong in the console itself: crashes of pages, errors and rejections nobody handled. Each message
 * once and 20 in all until a reload, so that an error in a loop does not flood the server.
 */
export class ErrorReports {
  private readonly told = new Set<string>();

  constructor(
    private readonly http: HttpClient,
    private readonly page: { readonly location: { readonly pathname: string } },
  ) {}

  report(kind: ErrorReport["kind"], error: unknown): void {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    if (this.told.has(message) || this.told.size >= mostReports) return;
    this.told.add(message);
    void createErrorReport(this.http, {
      kind,
      message,
      ...(stack === undefined ? {} : { stack }),
      page: this.page.location.pathname,
      at: new Date().toISOString(),
    });
  }
}
