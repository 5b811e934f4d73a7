/** Width and height in pixels, as far as they are known or set. */
export interface PictureSize {
  readonly width?: number;
  readonly height?: number;
}
