import { createContext } from "react";

/** What the rows of the table share: a row is drawn anew only when this or its viewer changes. */
export interface ClientsActions {
  /** First part of the address of what is watched, when that is one of several. */
  readonly itemRoute: string | undefined;
  readonly selected: ReadonlySet<string>;
  /** Asked to go, and still there. */
  readonly closing: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onKill: (id: string) => void;
}

export const ClientsContext = createContext<ClientsActions>({
  itemRoute: undefined,
  selected: new Set(),
  closing: new Set(),
  onSelect: () => undefined,
  onKill: () => undefined,
});
