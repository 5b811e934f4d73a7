import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { answerQuickly } from "./quickPage.ts";

// The simulated page has no `CSS`, and react-aria quotes ids with `CSS.escape`.
const escape = (name: string) => name.replace(/[^\w-]/g, (character) => `\\${character}`);
Object.defineProperty(globalThis, "CSS", { value: { escape }, configurable: true, writable: true });

// Pieces that are loaded with their first use take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 8000 });

answerQuickly();

// Testing Library only does this by itself where `afterEach` is a global.
afterEach(cleanup);

// What read things aloud stays in the page for good, and has the role of a log: the next file's tests look for theirs.
afterEach(() => document.querySelectorAll("[data-live-announcer]").forEach((one) => one.remove()));
