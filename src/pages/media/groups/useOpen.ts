import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { itemAddress } from "../../itemAddress.ts";

/** Goes to an item's page; what is shown of the list stays in the address. */
export function useOpen(): (route: string, name: string, page?: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (route, name, page) => void navigate({ pathname: itemAddress(route, [name], page), search }),
    [navigate, search],
  );
}
