import { Link, useLocation } from "react-router-dom";
import { ClientsTable } from "../../../overrides/clients/ClientsTable.tsx";
import { text } from "../../texts/text.ts";
import { ChooseOne } from "../entity/ChooseOne.tsx";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

/** Who watches a stream now. */
export function StreamClientsPage() {
  const names = useMediaNames();
  const { search } = useLocation();
  const [name = "", ...others] = names;
  if (others.length > 0) {
    return <ChooseOne title={text("clients.oneStream")} route="standalone" names={names} page="clients" />;
  }
  return (
    <ClientsTable
      name={name}
      actions={<Link to={itemAddress("standalone", [name], "history") + search}>{text("clients.history")}</Link>}
    />
  );
}
