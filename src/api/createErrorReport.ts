import type { HttpClient } from "./HttpClient.ts";

/** An error of the console as the server stores it: what, where, which build; no config values, no secrets. */
export interface ErrorReport {
  readonly kind: "crash" | "rejection" | "console";
  readonly message: string;
  readonly stack?: string;
  readonly page: string;
  readonly at: string;
}

/** Tells the server of an error in the console; a failure of that is not worth a second error. */
export async function createErrorReport(http: HttpClient, report: ErrorReport): Promise<void> {
  await http.post("/flussonic/api/error/store", report).catch(() => undefined);
}
