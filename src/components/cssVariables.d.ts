import "react";

declare module "react" {
  /** A custom property may be set in `style` as any other. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
