import { format } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";
import { answerQuickly } from "./quickPage.ts";

// The simulated page has no `CSS`, and react-aria quotes ids with `CSS.escape`.
const escape = (name: string) => name.replace(/[^\w-]/g, (character) => `\\${character}`);
Object.defineProperty(globalThis, "CSS", { value: { escape }, configurable: true, writable: true });

// Pieces that are loaded with their first use take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 8000 });

answerQuickly();

// What React says of a component that is wrong fails the test, whether or not it looks for what comes of it.
const complaints: string[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  const words = format(...said);
  if (/^(Cannot update a component|Each child in a list|Encountered two children|Received \W)/.test(words))
    complaints.push(words);
  error(...said);
};
afterAll(() => void (console.error = error));

afterEach(() => {
  const told = complaints.splice(0);
  // Testing Library only does this by itself where `afterEach` is a global.
  cleanup();
  // What stays in the page for good would be found by the next file's tests: what read things aloud has the role of a log,
  // and axe asks a frame that is none of a browser's. Not before: React takes its own frames out itself.
  document.querySelectorAll("[data-live-announcer], iframe").forEach((one) => one.remove());
  if (told.length > 0) throw new Error(`React complains. ${told.join("; ")}`);
});
