import { PickBox } from "../PickBox.tsx";
import { ModeToggle } from "./ModeToggle.tsx";
import { originColumns } from "./originColumns.tsx";
import { RowActions } from "./RowActions.tsx";
import { stateColumns } from "./stateColumns.tsx";
import type { StreamColumn } from "./StreamColumn.ts";

/** The columns of the streams list, in their order; a new one is a row here or in one of the tables it is made of. */
export const streamColumns: readonly StreamColumn[] = [
  {
    id: "pick",
    label: "media.pickColumn",
    width: "1.25rem",
    fromPx: 0,
    presence: "always",
    isHeadHidden: true,
    draw: ({ name, isPicked }) => <PickBox collection="streams" id={name} name={name} isPicked={isPicked} />,
  },
  ...stateColumns,
  ...originColumns,
  {
    id: "mode",
    label: "media.mode",
    width: "1.75rem",
    fromPx: 420,
    presence: "shown",
    isHeadHidden: true,
    draw: ({ name, line, isSaving, isOffline }) => (
      <ModeToggle name={name} isStatic={line.isStatic} isSaving={isSaving} isOffline={isOffline} />
    ),
  },
  {
    id: "actions",
    label: "media.actions",
    width: "3rem",
    fromPx: 0,
    presence: "always",
    isHeadHidden: true,
    draw: ({ name }) => <RowActions name={name} />,
  },
];
