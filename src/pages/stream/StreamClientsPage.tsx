import { Link } from "react-router-dom";
import { ClientsTable } from "../../../overrides/clients/ClientsTable.tsx";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";
import { useMediaNames } from "../useMediaNames.ts";

/** Who watches a stream now. */
export function StreamClientsPage() {
  const [name = ""] = useMediaNames();
  return (
    <ClientsTable
      name={name}
      actions={<Link to={itemAddress("standalone", [name], "history")}>{text("clients.history")}</Link>}
    />
  );
}
