import { ServerError } from "../../ServerError.ts";

/** Somebody wrote the config file between our last look at it and our own writing, which was not done. */
export class FileTouched extends ServerError {
  constructor() {
    super("hand_edit", "sluice.conf is being written by hand just now, so nothing was saved. Save again in a moment.");
  }
}
