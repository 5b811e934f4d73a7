import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PulseBoard } from "../../../overrides/pulse/PulseBoard.tsx";
import { PulseQueryBox, PulseQueryView } from "../../../overrides/pulse/PulseQuery.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { text } from "../../texts/text.ts";

/** The pulse of the server: its board, or a query of one's own, which stands in the address. */
export function PulsePage() {
  const [params, setParams] = useSearchParams();
  const [isUsed, setUsed] = useState(false);
  const query = params.get("query") ?? "";
  const show = (wanted: string) => {
    setUsed(false);
    setParams(wanted === "" ? {} : { query: wanted });
  };
  return (
    <>
      <PageHeader title={text("pages.pulse")} />
      <PulseQueryBox query={query} onShow={show} onUse={setUsed} />
      {query !== "" || isUsed ? <PulseQueryView query={query} onShow={show} /> : <PulseBoard />}
    </>
  );
}
