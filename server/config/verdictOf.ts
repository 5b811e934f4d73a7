import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigPath } from "../../src/model/path/ConfigPath.ts";
import type { ConfigCheck } from "./ConfigCheck.ts";
import type { ConfigEntity } from "./ConfigEntity.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";
import { checkCharacters } from "./checkCharacters.ts";
import { checkIdentity } from "./checkIdentity.ts";

/** Everything that is wrong with the touched entities. */
export async function verdictOf(
  config: JsonObject,
  touched: readonly ConfigPath[],
  { check, entities }: { readonly check: ConfigCheck; readonly entities: readonly ConfigEntity[] },
): Promise<readonly ConfigProblem[]> {
  return [
    ...checkIdentity(config, touched, entities),
    ...checkCharacters(config, touched, entities),
    ...(await check(config, touched)),
  ];
}
