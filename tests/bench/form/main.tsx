import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../../../src/theme/theme.css";
import { measure } from "./measure.ts";
import { OursForm } from "./OursForm.tsx";
import { PeerForm } from "./PeerForm.tsx";

const page = document.getElementById("page");
const isPeer = location.search.includes("peer");
document.addEventListener("keydown", ({ timeStamp }) => measure("key", timeStamp), { capture: true });
const mounts = 6;

/** Mounts the form as often as wanted, each time after the last was painted and thrown away; the last one stays. */
function mount(element: HTMLElement, times: number): void {
  measure("mount");
  const root = createRoot(element);
  flushSync(() => root.render(isPeer ? <PeerForm /> : <OursForm />));
  // RJSF has every track open; ours opens one before the first paint, which is what a person works in.
  if (!isPeer) element.querySelector<HTMLElement>("[aria-expanded]")?.click();
  if (times === 1) {
    document.body.dataset["ready"] = "yes";
    return;
  }
  setTimeout(() => {
    root.unmount();
    setTimeout(() => mount(element, times - 1), 100);
  }, 400);
}

if (page) {
  // Both have their code loaded and the browser at rest before the clock starts.
  setTimeout(() => mount(page, mounts), 200);
}
