import { vi } from "vitest";

// The simulated page has no `CSS`, and react-aria quotes ids with `CSS.escape`.
vi.stubGlobal("CSS", { escape: (name: string) => name.replace(/[^\w-]/g, (character) => `\\${character}`) });
