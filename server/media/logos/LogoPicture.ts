/** What the first bytes of a picture tell. */
export interface LogoPicture {
  /** Media type. */
  readonly type: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  readonly width: number;
  readonly height: number;
}
