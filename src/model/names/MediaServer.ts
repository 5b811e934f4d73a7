/** Where players and publishers reach the server. */
export interface MediaServer {
  /** `http:` or `https:`, and the host with the port the console was opened at. */
  readonly protocol: "http:" | "https:";
  readonly hostname: string;
  /** Port of the console's own address; empty for the protocol's default. */
  readonly port: string;
  /** Configured ports: a number, or ADDR:PORT; absent when the protocol is off. */
  readonly rtmp?: number | string | null | undefined;
  readonly rtsp?: number | string | null | undefined;
}
