import type { Json, JsonObject } from "../model/Json.ts";
import type { ConfigPath } from "../model/path/ConfigPath.ts";

/** What a live piece of a list's row gets; there is none in multi-edit and in the row that is not there yet. */
export interface RowPieceProps {
  /** The item's place in the entity. */
  readonly path: ConfigPath;
  /** As it stands on the form; a bare item is spelled out. */
  readonly item: Json;
  /** What the row is called. */
  readonly title: string;
  /** The entity as the server holds it. */
  readonly server: JsonObject | undefined;
}
