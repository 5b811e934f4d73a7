/** The line over which a browser and the server agree how a camera is sent. */
export interface PublishLine {
  /** What is said before the line is open goes out when it opens. */
  send(signal: PublishSignal): void;
  close(): void;
}

/** What a publisher says: its session description, and the addresses it can be reached at. */
export type PublishSignal =
  | { readonly type: "offer"; readonly sdp: string }
  | { readonly type: "candidate"; readonly candidate: string; readonly mid: string };

export interface PublishListener {
  readonly onAnswer: (sdp: string) => void;
  readonly onCandidate: (candidate: string, mid: string) => void;
  /** The line is over, by the server or by the network; with the server's words where it has some. */
  readonly onClose: (words: string | undefined) => void;
}

/** Opens the line of a stream; its publish password goes along where it has one. */
export type OpenPublishLine = (
  stream: { readonly name: string; readonly password?: string | undefined },
  listener: PublishListener,
) => PublishLine;
