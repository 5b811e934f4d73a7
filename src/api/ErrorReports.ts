import type { HttpClient } from "./HttpClient.ts";

/** An error of the console as the server stores it: what, where, which build; no config values, no secrets. */
interface ErrorReport {
  readonly kind: "crash" | "rejection" | "console";
  readonly version: string;
  readonly message: string;
  readonly stack?: string;
  readonly page: string;
  readonly at: string;
}

const mostReports = 20;
const pauseMs = 1000;

/**
 * Reports what went wrong in the console itself: crashes of pages, errors and rejections nobody handled. Each message
 * once and 20 in all until a reload, so that an error in a loop does not flood the server.
 */
export class ErrorReports {
  private readonly reported = new Set<string>();
  private readonly waiting: ErrorReport[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly http: HttpClient,
    private readonly page: { readonly location: { readonly pathname: string } },
    /** Of the console, as built. */
    private readonly version: string,
  ) {}

  report(kind: ErrorReport["kind"], error: unknown): void {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    if (this.reported.has(message) || this.reported.size >= mostReports) return;
    this.reported.add(message);
    this.waiting.push({
      kind,
      version: this.version,
      message,
      ...(stack === undefined ? {} : { stack }),
      page: this.page.location.pathname,
      at: new Date().toISOString(),
    });
    if (this.timer === undefined) this.sendNext();
  }

  private sendNext(): void {
    const report = this.waiting.shift();
    this.timer = report && setTimeout(() => this.sendNext(), pauseMs);
    // A report that fails is not worth a second error.
    if (report) void this.http.post("/flussonic/api/error/store", report).catch(() => undefined);
  }
}
