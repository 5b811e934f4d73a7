/** The title of one test as written, with `…` for what is only known when it runs. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
}
