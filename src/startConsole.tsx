import "./theme/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchLeave } from "./api/browserPage.ts";
import { App } from "./App.tsx";
import type { ConsoleParts } from "./pages/shell/ConsoleParts.ts";
import { createServices } from "./services.ts";

/** Draws a product's console into the page, and follows its server. */
export function startConsole(parts: ConsoleParts): void {
  const services = createServices(window, {}, parts.language);
  window.addEventListener("error", (event) => services.reportError(event.error));
  window.addEventListener("unhandledrejection", (event) => services.reportError(event.reason));
  watchLeave(window, () => services.stores.draft.count > 0 || services.stores.uploads.isRunning);
  services.start();

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html must hold #root");
  document.title = parts.title;
  createRoot(root).render(
    <StrictMode>
      <App services={services} parts={parts} />
    </StrictMode>,
  );
}
