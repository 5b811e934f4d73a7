import "./theme/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchLeave } from "./api/browserPage.ts";
import { App, createRouter } from "./App.tsx";
import { keepMovedPresses } from "./components/controls/lostInput.ts";
import { entities } from "./generated/entities.ts";
import type { ConsoleParts } from "./pages/shell/ConsoleParts.ts";
import { createServices } from "./services.ts";
import { inLanguage } from "./texts/language.ts";

/** What one edit of a schema changes arrives file by file. */
const settleMs = 60;

/**
 * Draws a product's console into the page, and follows its server. A schema that is edited meanwhile, in development, has
 * put what is generated of it into its modules (`generator/vitePlugin.ts`): all is drawn anew of that, by the same stores.
 * So it is when another language is chosen.
 */
export function startConsole(product: () => ConsoleParts): void {
  const services = createServices(window, {}, product().language);
  window.addEventListener("error", (event) => services.reportError(event.error));
  window.addEventListener("unhandledrejection", (event) => services.reportError(event.reason));
  const { draft, halfTyped, uploads } = services.stores;
  watchLeave(window, () => draft.count > 0 || halfTyped.isAny || uploads.isRunning);
  keepMovedPresses(document);
  services.start();

  const element = document.getElementById("root");
  if (!element) throw new Error("index.html must hold #root");
  const root = createRoot(element);
  let drawn = 0;
  let router: ReturnType<typeof createRouter> | undefined;
  const draw = () => {
    inLanguage(entities);
    const parts = product();
    router = createRouter(services, parts, router);
    const focusAgain = typingIn(document);
    // Whoever chose a language and went on elsewhere while it came is not called back to the menu.
    if (focusAgain) services.stores.preferences.leaveMenu();
    // On the login page nothing is kept that another language would leave behind, and what is typed there stays.
    if (services.stores.session.view !== "login") drawn += 1;
    root.render(
      <StrictMode key={drawn}>
        <App services={services} parts={parts} router={router} />
      </StrictMode>,
    );
    focusAgain?.();
  };
  void services.stores.preferences.begin().then(() => {
    services.stores.preferences.watchLanguage(draw);
    draw();
  });
  let timer: number | undefined;
  import.meta.hot?.on("vite:afterUpdate", ({ updates }) => {
    if (!updates.some(({ path }) => path.includes("/generated/"))) return;
    clearTimeout(timer);
    timer = window.setTimeout(draw, settleMs);
  });
}

/** So long a page may take to stand again, in frames. */
const mostFrames = 120;

/**
 * The field that one types in: drawn anew it is another element, at the same place among its like.
 * @returns moves the focus there once it stands; undefined where one types in none
 */
function typingIn(page: Document): (() => void) | undefined {
  const fields = () => [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  const before = fields();
  const place = before.findIndex((field) => field === page.activeElement);
  const field = before[place];
  if (!field) return undefined;
  const { selectionStart, selectionEnd } = field;
  let frames = 0;
  const focus = () => {
    const now = fields();
    const again = now.length === before.length ? now[place] : undefined;
    frames += 1;
    if (again === undefined || again === field) {
      if (frames < mostFrames) requestAnimationFrame(focus);
      return;
    }
    again.focus();
    if (selectionStart !== null) again.setSelectionRange(selectionStart, selectionEnd);
  };
  return () => requestAnimationFrame(focus);
}
