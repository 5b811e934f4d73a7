import { Link, useLocation } from "react-router-dom";
import { ClientsTable } from "../../../overrides/clients/ClientsTable.tsx";
import { text } from "../../texts/text.ts";
import { ChooseOne } from "../entity/ChooseOne.tsx";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";

/** Who watches the streams of a location now. */
export function LocationClientsPage() {
  const names = useMediaNames();
  const { search } = useLocation();
  const [name = "", ...others] = names;
  if (others.length > 0) {
    return <ChooseOne title={text("items.oneLocation")} route="location" names={names} page="clients" />;
  }
  return (
    <ClientsTable
      name={name}
      itemRoute="published"
      actions={<Link to={itemAddress("location", [name], "history") + search}>{text("clients.history")}</Link>}
    />
  );
}
