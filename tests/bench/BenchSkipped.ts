/** A bench cannot be run on this machine; the message says what is missing. Not a figure, and not a failure. */
export class BenchSkipped extends Error {
  override readonly name = "BenchSkipped";
}
