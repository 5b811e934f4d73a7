import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { formatPointer } from "../../src/model/configPath.ts";
import { confMessages } from "../../src/model/conf/confProblems.ts";
import { type OlderName, withPresentNames } from "../../src/model/entity/olderNames.ts";
import type { ServerLog } from "../log/serverLog.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import type { ConfigProblem } from "./configProblems.ts";
import type { ConfigRevision } from "./configRevisions.ts";

/**
 * A delta from outside under the present names of its settings, and what is wrong with its names: two for one setting, or one
 * that is only reported any more, under which nothing would be saved.
 */
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
  return { delta: value, read, problems: [...problems, ...olderForms(delta, entities)] };
}

/** What is set under a form that only older servers report; what is reported by this one comes back with every export. */
function olderForms(delta: JsonObject, entities: readonly ConfigEntity[]): readonly ConfigProblem[] {
  return entities.flatMap(({ collection, fields, runtime }) => {
    const items = collection === undefined ? undefined : delta[collection];
    const forms = runtime.filter((name) => fields[`/${name}`]?.deprecated !== undefined);
    if (collection === undefined || !isPlainObject(items) || forms.length === 0) return [];
    return Object.entries(items).flatMap(([key, item]) =>
      forms
        .filter((name) => isPlainObject(item) && (item[name] ?? null) !== null)
        .map((name): ConfigProblem => {
          const instead = fields[`/${name}`]?.deprecated ?? "";
          const message = `“${name}” is an older form, under which nothing is saved any more. Use in its place: ${instead}.`;
          return { pointer: formatPointer([collection, key, name]), keyword: "older-name", level: "error", message };
        }),
    );
  });
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
