/** An ffmpeg binary and what it can do. */
export interface Ffmpeg {
  readonly path: string;
  /** For example `[5, 1]`. */
  readonly version: readonly [number, number];
  /** As printed, for example `5.1.9-0+deb12u1`. */
  readonly versionText: string;
  hasProtocol(name: string): boolean;
  hasEncoder(name: string): boolean;
  hasDemuxer(name: string): boolean;
  hasMuxer(name: string): boolean;
  hasFilter(name: string): boolean;
}
