import { createContext, useContext } from "react";
import { Link, useLocation } from "react-router-dom";
import { Checkbox } from "../../src/components/controls/Toggles.tsx";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { GridCell } from "../../src/components/data/VirtualList.tsx";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";
import { playerInWords, type SessionRow, shortAgent } from "../../src/model/sessionRows.ts";
import { shownCountry } from "../../src/model/countries.ts";
import { protocolName } from "../../src/model/stream/protocols.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import { formatLasting } from "../../src/model/units/formatTime.ts";
import { clientsText } from "../../src/texts/en/clients.ts";
import styles from "./ClientsTable.module.css";

/** What the rows of the table share: a row is drawn anew only when this or its viewer changes. */
interface ClientsActions {
  /** First part of the address of what is watched, when that is one of several. */
  readonly itemRoute: string | undefined;
  /** What all of them are streams of. */
  readonly owner: string;
  readonly selected: ReadonlySet<string>;
  /** Asked to go, and still there. */
  readonly closing: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onKill: (id: string) => void;
}

export const ClientsContext = createContext<ClientsActions>({
  itemRoute: undefined,
  owner: "",
  selected: new Set(),
  closing: new Set(),
  onSelect: () => undefined,
  onKill: () => undefined,
});

/** One viewer. */
export function ClientRow({ item }: { readonly item: SessionRow; readonly index: number }) {
  const { itemRoute, owner, selected, closing, onSelect, onKill } = useContext(ClientsContext);
  const { search } = useLocation();
  const { id, name, address, country, userAgent, token } = item;
  const player = playerInWords(item);
  return (
    <>
      <GridCell>
        <Checkbox
          isChecked={selected.has(id)}
          aria-label={clientsText("clients.select", { address, player })}
          onChange={(isSelected) => onSelect(id, isSelected)}
        />
      </GridCell>
      {itemRoute !== undefined && (
        <GridCell>
          {/* What all begin with is the heading of the page, and would take the room of what tells them apart. */}
          <Link title={name} aria-label={name} to={`/${itemRoute}/${formatMediaNames([name])}${search}`}>
            {name.startsWith(`${owner}/`) ? name.slice(owner.length + 1) : name}
          </Link>
        </GridCell>
      )}
      <GridCell>{protocolName(item.protocol)}</GridCell>
      <GridCell>{address}</GridCell>
      <GridCell>{shownCountry(country)}</GridCell>
      <GridCell isNumber>{formatBytes(item.bytes)}</GridCell>
      <GridCell isNumber>{formatLasting(item.durationMs)}</GridCell>
      <GridCell>
        <span title={token}>{token}</span>
      </GridCell>
      <GridCell>{item.userId}</GridCell>
      <GridCell>
        <span className={styles.player} title={userAgent} data-short={shortAgent(userAgent)}>
          <span>{userAgent}</span>
        </span>
      </GridCell>
      <GridCell>
        <IconButton
          size="small"
          icon="remove"
          tone="danger"
          label={closing.has(id) ? clientsText("clients.closing") : clientsText("clients.kill", { address, player })}
          disabled={closing.has(id)}
          onClick={() => onKill(id)}
        />
      </GridCell>
    </>
  );
}
