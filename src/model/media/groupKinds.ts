import type { RowsOf } from "../collection/listRows.ts";
import { locationKind, locationRows } from "./locationRows.ts";
import type { GroupKind } from "./mediaGroups.ts";
import type { GroupListName } from "./mediaView.ts";
import { mirrorKind, mirrorRows } from "./mirrorRows.ts";
import { vodKind, vodRows } from "./vodRows.ts";

interface GroupLayout {
  readonly kind: GroupKind;
  readonly rowsOf: RowsOf;
}

/** How the grouped lists of the Media screen are read, a row a list. */
export const groupKinds: Readonly<Record<GroupListName, GroupLayout>> = {
  locations: { kind: locationKind, rowsOf: locationRows },
  mirrors: { kind: mirrorKind, rowsOf: mirrorRows },
  vods: { kind: vodKind, rowsOf: vodRows },
};
