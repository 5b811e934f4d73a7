import { createRoot } from "react-dom/client";
import { useEffect, useState } from "react";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { createClusterCalls } from "../../../src/api/areas/clusterApi.ts";
import type { Ingest } from "../../../src/generated/types/Ingest.ts";
import "../../../src/theme/theme.css";

const calls = createClusterCalls(new HttpClient());

/** The same matrix the obvious way: a table of all of it, read again each 3 s. */
function WholeTable() {
  const [told, setTold] = useState<Ingest>();
  useEffect(() => {
    const read = () => void calls.ingest().then(setTold);
    read();
    const timer = setInterval(read, 3000);
    return () => clearInterval(timer);
  }, []);
  const servers = Object.keys(told?.servers ?? {});
  return (
    <div style={{ height: "90vh", overflow: "auto" }} role="table" aria-label="Streams and servers" tabIndex={0}>
      {told?.streams.map(({ name, running_at: running }) => (
        <div key={name} role="row" style={{ display: "flex" }}>
          <div role="rowheader" style={{ width: 280, flex: "none" }}>
            {name}
          </div>
          {servers.map((server) => (
            <div key={server} role="cell" style={{ width: 44, height: 34, flex: "none" }}>
              {running.includes(server) ? "●" : ""}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const element = document.getElementById("page");
if (element) createRoot(element).render(<WholeTable />);
