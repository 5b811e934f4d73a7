import { ImportError } from "../../../src/model/import/ImportFile.ts";

/** The refusal that reading a file ends with. */
export function refusalOf(read: () => unknown): ImportError {
  try {
    read();
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
  throw new Error("it must be refused");
}
