/** The port of a listener that is a number or `ADDR:PORT`. */
export function portOf(listener: number | string | null | undefined): number | undefined {
  if (typeof listener === "number") return listener;
  const [, port] = /(?:^|:)(\d+)$/.exec(listener ?? "") ?? [];
  return port === undefined ? undefined : Number(port);
}
