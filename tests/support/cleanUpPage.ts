import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Pieces that are loaded with their first use take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// Testing Library only does this by itself where `afterEach` is a global.
afterEach(cleanup);
