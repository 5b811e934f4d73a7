import { useEffect, useState } from "react";
import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import type { EntityName } from "../../generated/entities.ts";
import { loadCheck } from "../../generated/loadCheck.ts";

/** The check of a kind of entity, for what is said while one types; undefined until it is there. */
export function useEntityCheck(entity: EntityName): CompiledCheck | undefined {
  const [check, setCheck] = useState<CompiledCheck>();
  useEffect(() => {
    let isCurrent = true;
    // A save asks for it again, and says where it cannot be had.
    void loadCheck(entity).then(
      (loaded) => isCurrent && setCheck(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [entity]);
  return check;
}
