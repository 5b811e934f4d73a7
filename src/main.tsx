import "./theme/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchLeave } from "./api/browserPage.ts";
import { App } from "./App.tsx";
import { createServices } from "./services.ts";

const services = createServices(window);
window.addEventListener("error", (event) => services.reportError(event.error));
window.addEventListener("unhandledrejection", (event) => services.reportError(event.reason));
watchLeave(window, () => services.stores.draft.count > 0 || services.stores.uploads.isRunning);
services.start();

const root = document.getElementById("root");
if (!root) throw new Error("index.html must hold #root");
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
