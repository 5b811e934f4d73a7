import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Testing Library only does this by itself where `afterEach` is a global.
afterEach(cleanup);
