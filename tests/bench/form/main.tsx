import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../../../src/theme/theme.css";
import { measure } from "./measure.ts";
import { OursForm } from "./OursForm.tsx";
import { PeerForm } from "./PeerForm.tsx";

const element = document.getElementById("page");
const isPeer = location.search.includes("peer");
document.addEventListener("keydown", ({ timeStamp }) => measure("key", timeStamp), { capture: true });
if (element) {
  // Both have their code loaded and the browser at rest before the clock starts.
  setTimeout(() => {
    measure("mount");
    const root = createRoot(element);
    flushSync(() => root.render(isPeer ? <PeerForm /> : <OursForm />));
    // RJSF has every track open; ours opens one before the first paint, which is what a person works in.
    if (!isPeer) element.querySelector<HTMLElement>("[aria-expanded]")?.click();
  }, 200);
}
