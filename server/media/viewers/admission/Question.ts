import type { ViewerRequest } from "../ViewerRequest.ts";

/** A viewer or a publisher about whom is to be decided. */
export interface Question {
  readonly request: ViewerRequest;
  readonly sessionId: string;
  /** How often it was asked about this session before. */
  readonly number: number;
  readonly country: string | undefined;
  readonly durationMs: number;
  readonly bytes: number;
  /** Viewers of the same stream or file, and of the server. */
  readonly streamClients: number;
  readonly totalClients: number;
}
