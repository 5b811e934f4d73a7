import { createRoot } from "react-dom/client";
import { EventSocket } from "../../../src/api/EventSocket.ts";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { readSocketTicket } from "../../../src/api/readSocketTicket.ts";
import { socketAddress } from "../../../src/api/socketAddress.ts";
import { watchConfig } from "../../../src/api/watchConfig.ts";
import "../../../src/theme/theme.css";
import { PeerList, peerTree } from "./PeerList.tsx";

// Served from the server's own origin, where the console's login holds.
const http = new HttpClient();
const socket = new EventSocket({
  address: async () => socketAddress(location, await readSocketTicket(http, true)),
  onState: () => undefined,
});
watchConfig(socket, { onConfig: (tree) => peerTree.replace(tree), onDelta: (patch) => peerTree.merge(patch) });
socket.start();
const element = document.getElementById("page");
if (element) createRoot(element).render(<PeerList />);
