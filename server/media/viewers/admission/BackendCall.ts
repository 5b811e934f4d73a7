/** One question to an auth backend over HTTP. */
export interface BackendCall {
  /** As in the config: http or https, perhaps with a login and parameters of its own. */
  readonly address: string;
  /** A play is asked with GET and parameters in the address, a publish with POST and a JSON body. */
  readonly method: "GET" | "POST";
  readonly fields: Readonly<Record<string, string | number>>;
  /** Those of the fields that the config gives. */
  readonly extra?: Readonly<Record<string, string>>;
}
