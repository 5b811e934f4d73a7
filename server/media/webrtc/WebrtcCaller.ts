/** Who wants to publish or play over WebRTC. */
export interface WebrtcCaller {
  readonly name: string;
  readonly ip: string;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  /** Without the question mark. */
  readonly query: string;
  /** From `Authorization: Bearer`, else from the query. */
  readonly token: string | undefined;
  /** The address of this machine that a caller on it came by: no port needs to be open for others. */
  readonly localAddress: string | undefined;
}
