import type { Coder } from "../../src/generated/types/Coder.ts";

/** The coder modules of a chassis, whichever engine serves its media. */
export interface CoderModules {
  /** One a slot, in the order of the slots. */
  coders(): readonly Coder[];
  /**
   * Boots a module anew; what runs on it stops meanwhile.
   * @throws ServerError `not_found` for one that the chassis has no slot for, `conflict` for one that does not answer
   */
  restart(id: string): void;
}
