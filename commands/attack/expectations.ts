import type { Answer } from "./Target.ts";

/** @throws Error that says what came instead */
export function expectStatus({ status, text }: Answer, wanted: readonly number[], what: string): void {
  if (wanted.includes(status)) return;
  throw new Error(`${what} was answered with ${status} instead of ${wanted.join(" or ")}: ${text.slice(0, 120)}`);
}

/** Any refusal will do, as long as it is one and the server has not failed at it. @throws Error */
export function expectRefusal({ status, text }: Answer, what: string): void {
  if (status >= 400 && status < 500) return;
  throw new Error(`${what} was answered with ${status}, which is no refusal: ${text.slice(0, 120)}`);
}

/** @throws Error where pages of any site may read an answer */
export function expectClosed({ headers }: Answer, what: string): void {
  const open = headers["access-control-allow-origin"];
  if (open !== undefined) throw new Error(`${what} may be read by pages of other sites (${open})`);
}
