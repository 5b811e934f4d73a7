import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigPath } from "../../src/model/path/ConfigPath.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";

/**
 * Checks the entities at the given paths (`["streams", "news"]`; the empty path is the config itself without its
 * collections) as they stand in a config. The pointers of the answer start at the config's root.
 */
export type ConfigCheck = (config: JsonObject, touched: readonly ConfigPath[]) => Promise<readonly ConfigProblem[]>;
