import { formatPointer, valueAt } from "../../../src/model/configPath.ts";
import type { ConfigCheck } from "../../../src/model/config/configCheck.ts";
import type { ConfigProblem } from "../../../server/config/configProblems.ts";

/** A check with two rules: a client timeout is not negative, and http ports are numbers below 65536. */
export const testCheck: ConfigCheck = async (config, touched) =>
  touched.flatMap((path): ConfigProblem[] => {
    if (path.length === 0) {
      const ports = valueAt(config, ["http"]) ?? [];
      const isFine = Array.isArray(ports) && ports.every((port) => typeof port === "number" && port < 65_536);
      return isFine ? [] : [{ pointer: "/http", keyword: "maximum", message: "No such port.", level: "error" }];
    }
    const timeout = valueAt(config, [...path, "clients_timeout"]);
    if (typeof timeout !== "number" || timeout >= 0) return [];
    const pointer = formatPointer([...path, "clients_timeout"]);
    return [{ pointer, keyword: "minimum", message: "Must not be negative.", level: "error" }];
  });
