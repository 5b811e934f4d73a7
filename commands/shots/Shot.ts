/** One look at a route. */
export interface Shot {
  readonly route: string;
  readonly theme: "light" | "dark";
  readonly width: number;
  /** The picture's path. */
  readonly file: string;
  /** Errors in the browser's console and uncaught ones of the page. */
  readonly consoleErrors: readonly string[];
  /** Pixels by which the page is wider than the window; 0 where it fits. */
  readonly overflowPx: number;
  /** What axe finds: rule and the first element it concerns. */
  readonly violations: readonly string[];
}
