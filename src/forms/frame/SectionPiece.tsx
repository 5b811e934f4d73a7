import { Suspense } from "react";
import { useSession } from "../session/useSession.ts";
import { useSessionValue } from "../session/useSessionValue.ts";

/** The live piece of a section, from the overrides' table; of one entity only. */
export function SectionPiece({ name }: { readonly name: string }) {
  const { latest } = useSession();
  const entity = useSessionValue((session) => session.entity);
  const server = useSessionValue((session) => session.latest.server);
  const Piece = latest.widgets?.sections?.[name];
  if (!Piece || latest.selection) return null;
  return (
    <Suspense fallback={null}>
      <Piece entity={entity} server={server} />
    </Suspense>
  );
}
