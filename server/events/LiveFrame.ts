/** One frame to a console, encoded once and shared among all sockets that need it. */
export interface LiveFrame {
  readonly text: string;
  /** The sequence number that a console stands at after it. */
  readonly sequence: number;
}
