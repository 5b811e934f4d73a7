/** What a client tells after it said hello. */
export interface RtmpCommand {
  readonly app: string;
  readonly streamName: string;
  /** Program and version, as the client names itself. */
  readonly userAgent: string | undefined;
  /** Codecs of enhanced RTMP that it announced, as codes of four characters; `*` stands for all. */
  readonly fourCcs: ReadonlySet<string>;
  /** Page that a player stands on. */
  readonly referer: string | undefined;
}
