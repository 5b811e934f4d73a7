import { importText } from "../../texts/en/imports.ts";
import type { ConfProblem } from "../conf/confProblems.ts";
import type { TextLanguage } from "../conf/TextLanguage.ts";
import { formatPointer } from "../configPath.ts";
import { type Entities, entityIndex } from "../entity/entityPlace.ts";
import { withPresentNames } from "../entity/olderNames.ts";
import { isPlainObject, type JsonObject } from "../Json.ts";
import { jsonLanguage } from "../json/JsonLanguage.ts";
import { HostileKeyError, refuseHostileKeys } from "../merge/hostileKeys.ts";
import { type FileFault, ImportError } from "./ImportFile.ts";
import { configWords } from "../../texts/en/configPages.ts";

/** A config that a file holds. */
export interface ConfigFile {
  readonly config: JsonObject;
  /** What the language of the text does not know: it is left out. */
  readonly leftOut: readonly FileFault[];
  /** The lines at which values stand, by their pointers. */
  readonly linesOf: (pointers: readonly string[]) => readonly (number | undefined)[];
}

/** Reads a config that is written as JSON. @throws ImportError with the line of what is wrong */
export function readJsonFile(written: string, file: string, entities: Entities): ConfigFile {
  if (/^\s*\[/.test(written)) throw new ImportError("no-config", configWords("config.noObject", { file }));
  return readConfigFile(written, jsonLanguage, configWords("config.noJson", { file }), entities);
}

/** Reads a config text by its language. @throws ImportError with the line of what is wrong */
export function readConfFile(written: string, language: TextLanguage, file: string, entities: Entities): ConfigFile {
  return readConfigFile(written, language, importText("import.noConf", { file }), entities);
}

function readConfigFile<Tree extends { readonly text: string }>(
  written: string,
  language: TextLanguage<Tree>,
  refusal: string,
  entities: Entities,
): ConfigFile {
  const tree = language.parse(written);
  const { config, problems, unlisted } = language.read(tree);
  const refuse = (faults: readonly FileFault[], more = 0) => new ImportError("no-config", refusal, faults, more);
  const errors = problems.filter(({ level }) => level === "error");
  if (errors.length > 0) throw refuse(errors.map(faultOf), unlisted);
  const linesOf = (pointers: readonly string[]) => language.locate(tree, pointers).map((range) => range?.line);
  const misshapen = shapeFaults(config, entities);
  const lines = linesOf(misshapen.map(({ pointer }) => pointer));
  const faults = misshapen.map(({ message }, index) => withLine(message, lines[index]));
  if (faults.length > 0) throw refuse(faults.slice(0, mostFaults), Math.max(0, faults.length - mostFaults));
  try {
    refuseHostileKeys(config);
  } catch (error) {
    if (!(error instanceof HostileKeyError)) throw error;
    throw refuse([withLine(error.message, linesOf([error.pointer])[0])]);
  }
  const leftOut = problems.filter(({ level }) => level === "warning").map(faultOf);
  return { config: withPresentNames(config, entities).value, leftOut, linesOf };
}

const mostFaults = 100;

function faultOf({ line, message, pointer }: ConfProblem): FileFault {
  return { line, message: pointer === "" ? message : importText("import.faultAt", { message, pointer }) };
}

function withLine(message: string, line: number | undefined): FileFault {
  return line === undefined ? { message } : { line, message };
}

/** Where a collection or one of its entries is no object of its settings: no part of it could be compared. */
function shapeFaults(config: JsonObject, entities: Entities): readonly { pointer: string; message: string }[] {
  return [...entityIndex(entities).byCollection.keys()].flatMap((collection) => {
    const entries = config[collection];
    if (entries === undefined) return [];
    if (!isPlainObject(entries))
      return [{ pointer: formatPointer([collection]), message: importText("import.noEntries") }];
    return Object.entries(entries).flatMap(([key, value]) =>
      isPlainObject(value)
        ? []
        : [{ pointer: formatPointer([collection, key]), message: importText("import.noEntry") }],
    );
  });
}
