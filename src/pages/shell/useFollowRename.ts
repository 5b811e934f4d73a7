import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { entityIndex } from "../../model/entity/entityPlace.ts";
import { entities } from "../../generated/entities.ts";
import { formatMediaNames, parseMediaNames } from "../../model/stream/mediaNames.ts";
import { useStores } from "../../context/StoresContext.ts";

/** After a rename, saved here or by another, an open page of the entity goes on under its new name. */
export function useFollowRename(): void {
  const { draft, save } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    // Several may come at once, before the page has heard of its new address.
    let { pathname } = location;
    return save.onRename((rename) => {
      const [[collection = "", oldName], [, newName = ""]] = [rename.from, rename.to];
      const [, kind, segment = "", ...rest] = pathname.split("/");
      const route = entityIndex(entities).byCollection.get(collection)?.route;
      const names = parseMediaNames(segment);
      if (kind === undefined || route !== kind || !names.includes(oldName ?? "")) return;
      if (rename.isByAnother) draft.renamesByOthers.add(rename);
      const renamed = formatMediaNames(names.map((name) => (name === oldName ? newName : name)));
      pathname = ["", kind, renamed, ...rest].join("/");
      void navigate({ ...location, pathname }, { replace: true });
    });
  }, [draft, save, navigate, location]);
}
