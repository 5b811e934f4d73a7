import { Link, useLocation } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { itemAddress } from "../mediaAddresses.ts";

interface ChooseOneProps {
  readonly title: string;
  /** First part of the address of each. */
  readonly route: string;
  readonly names: readonly string[];
  readonly page: string;
}

/** Said in the place of a page that only one item has, with the way to that of each. */
export function ChooseOne({ title, route, names, page }: ChooseOneProps) {
  const { search } = useLocation();
  return (
    <EmptyState title={title}>
      {names.map((name) => (
        <p key={name}>
          <Link to={itemAddress(route, [name], page) + search}>{name}</Link>
        </p>
      ))}
    </EmptyState>
  );
}
