/** Why a client may not publish or play: the code that RTMP has for it, and words for the client. */
export class RtmpRefusal extends Error {
  override readonly name = "RtmpRefusal";

  constructor(
    /** For example `NetStream.Publish.BadName`. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
