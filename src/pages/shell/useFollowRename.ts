import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { entityIndex } from "../../model/entity/entityIndex.ts";
import { entities } from "../../generated/entities.ts";
import { formatMediaNames } from "../../model/names/formatMediaNames.ts";
import { parseMediaNames } from "../../model/names/parseMediaNames.ts";
import { useStores } from "../../context/useStores.ts";

/** After a saved rename an open page of the entity goes on under its new name. */
export function useFollowRename(): void {
  const { save } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      save.onRename(({ from: [collection = "", oldName], to: [, newName = ""] }) => {
        const [, kind, segment = "", ...rest] = location.pathname.split("/");
        const route = entityIndex(entities).byCollection.get(collection)?.route;
        const names = parseMediaNames(segment);
        if (kind === undefined || !route?.startsWith(`${kind}/`) || !names.includes(oldName ?? "")) return;
        const renamed = formatMediaNames(names.map((name) => (name === oldName ? newName : name)));
        void navigate({ ...location, pathname: ["", kind, renamed, ...rest].join("/") }, { replace: true });
      }),
    [save, navigate, location],
  );
}
