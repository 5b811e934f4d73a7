import { Link } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";

interface OneStreamProps {
  readonly names: readonly string[];
  readonly page: string;
}

/** Said in the place of a page that only one stream has, with the way to that of each. */
export function OneStream({ names, page }: OneStreamProps) {
  return (
    <EmptyState title={text("clients.oneStream")}>
      {names.map((name) => (
        <p key={name}>
          <Link to={itemAddress("standalone", [name], page)}>{name}</Link>
        </p>
      ))}
    </EmptyState>
  );
}
