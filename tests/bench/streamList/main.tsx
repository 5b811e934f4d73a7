import { createRoot } from "react-dom/client";
import { EventSocket } from "../../../src/api/socket/EventSocket.ts";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { readSocketTicket, socketAddress } from "../../../src/api/socket/socketAddress.ts";
import { watchConfig } from "../../../src/api/configApi.ts";
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
