import { Suspense } from "react";
import type { Json } from "../../model/Json.ts";
import type { Field } from "../rjsf/Field.ts";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";

interface Props {
  /** The list. */
  readonly field: Field;
  readonly index: number;
  readonly item: Json;
  readonly title: string;
}

/** What is alive about a row, from the overrides' table; of one entity only. */
export function RowPiece({ field, index, item, title }: Props) {
  const { latest } = useSession();
  const server = useSessionValue((session) => session.latest.server);
  const Piece = latest.widgets?.rows?.[field.ui.rowPiece ?? ""];
  if (!Piece || latest.selection) return null;
  return (
    <Suspense fallback={null}>
      <Piece path={[...field.path, String(index)]} item={item} title={title} server={server} />
    </Suspense>
  );
}
