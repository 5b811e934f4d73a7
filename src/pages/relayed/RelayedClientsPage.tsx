import { ClientsTable } from "../../../overrides/clients/ClientsTable.tsx";
import { useBrought } from "./RelayedItem.tsx";

/** Who watches a brought stream now. */
export function BroughtClientsPage() {
  return <ClientsTable name={useBrought().name} />;
}
