import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";

/** What such a page shows of a stream. */
interface Stream {
  readonly stats?: { readonly alive?: boolean; readonly bitrate?: number; readonly client_count?: number };
}

const titles = ["Name", "Status", "Bitrate", "Clients"];

/** The same stack used plainly: React, a router, and one table of all streams as they came. */
function StreamTable() {
  const [streams, setStreams] = useState<Readonly<Record<string, Stream>>>({});
  useEffect(() => {
    const opened = openSocket((tree) => setStreams(tree.streams ?? {}));
    return () => void opened.then((socket) => socket.close());
  }, []);
  const rows = Object.entries(streams);
  return (
    <div style={{ height: "100vh", overflow: "auto" }} data-list>
      <table aria-label="Streams" aria-rowcount={rows.length}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { stats }]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{stats?.alive === true ? "on" : "off"}</td>
              <td>{stats?.bitrate}</td>
              <td>{stats?.client_count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

async function openSocket(onTree: (tree: { readonly streams?: Record<string, Stream> }) => void): Promise<WebSocket> {
  const answer = await fetch("/flussonic/api/socket-ticket", { method: "POST", headers: { "X-Sluice-Console": "1" } });
  const { ticket } = await answer.json();
  const socket = new WebSocket(`ws://${location.host}/flussonic/api/events?credentials=${ticket}`);
  socket.onopen = () => socket.send("read_config");
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(String(data));
    if (frame.event === "current_config") onTree(frame.data);
  };
  return socket;
}

const router = createBrowserRouter([{ path: "*", element: <StreamTable /> }]);
const element = document.getElementById("page");
if (element) createRoot(element).render(<RouterProvider router={router} />);
