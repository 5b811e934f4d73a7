import type { JsonObject } from "../../src/model/Json.ts";
import { confMessages } from "../../src/model/conf/confProblems.ts";
import { type OlderName, withPresentNames } from "../../src/model/entity/olderNames.ts";
import type { ServerLog } from "../log/serverLog.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import type { ConfigProblem } from "./configProblems.ts";
import type { ConfigRevision } from "./configRevisions.ts";

/** A delta from outside under the present names of its settings, and what is wrong with its names. */
export function presentDelta(
  delta: JsonObject,
  entities: readonly ConfigEntity[],
): { readonly delta: JsonObject; readonly read: readonly OlderName[]; readonly problems: readonly ConfigProblem[] } {
  const { value, read, clashes } = withPresentNames(delta, entities);
  const problems = clashes.map(({ pointer, older, name }): ConfigProblem => ({
    pointer,
    keyword: "older-name",
    level: "error",
    message: confMessages.bothNames(older, name),
  }));
  return { delta: value, read, problems };
}

/** Says in the log which older names came in: who sends or wrote them should know. */
export class OlderNameLog {
  /** Those of the text that is served: each save reads them again. */
  #told = new Set<string>();

  constructor(private readonly log: Pick<ServerLog, "info"> | undefined) {}

  /** Of a delta that was saved. */
  tellSaved(read: readonly OlderName[]): void {
    for (const { older, name, pointer } of read.slice(0, MOST_TOLD))
      this.log?.info(`The older name “${older}” of “${name}” was read; it is saved as “${name}”.`, { pointer });
  }

  /** Of a text that is served from now on. */
  tellText({ document }: Pick<ConfigRevision, "document">): void {
    const told = new Set<string>();
    for (const { keyword, pointer, message } of document.problems) {
      if (keyword !== "older-name") continue;
      const line = `${pointer} ${message}`;
      told.add(line);
      if (!this.#told.has(line)) this.log?.info(message, { pointer });
    }
    this.#told = told;
  }
}

/** Of one delta: an import may hold thousands. */
const MOST_TOLD = 100;
