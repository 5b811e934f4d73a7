import { useEffect, useState } from "react";
import type { EntityName } from "../generated/entities.ts";
import type { TypedCheck } from "../model/entity/checkEntity.ts";

/** What is said of a new entity while it is typed; undefined until that is there, as no list needs it before. */
export function useTypedCheck(entity: EntityName): TypedCheck | undefined {
  const [check, setCheck] = useState<TypedCheck>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { loadTypedCheck } = await import("../model/entity/checkEntity.ts");
      const loaded = await loadTypedCheck(entity);
      if (isCurrent) setCheck(() => loaded);
    };
    // A save asks for it again, and says where it cannot be had.
    void load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [entity]);
  return check;
}
