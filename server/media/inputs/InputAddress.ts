/** A source's address, taken apart and known to hold nothing that could pass for an option. */
export interface InputAddress {
  /** In small letters, without `://`. */
  readonly scheme: string;
  /** What follows `://`, as written. */
  readonly rest: string;
  readonly user: string;
  /** Never empty; IPv6 in brackets. */
  readonly host: string;
  /** Empty when the address names none. */
  readonly port: string;
  readonly path: string;
  readonly query: URLSearchParams;
}
