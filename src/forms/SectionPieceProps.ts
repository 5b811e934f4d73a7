import type { JsonObject } from "../model/Json.ts";

/** What a live piece of a section gets; there is none in multi-edit. */
export interface SectionPieceProps {
  /** The entity as it stands on the form. */
  readonly entity: JsonObject;
  /** As the server holds it. */
  readonly server: JsonObject | undefined;
}
