import { listOverride } from "../ListOverride.ts";
import { AuthTrialBox } from "./AuthTrialBox.tsx";

/** The auth backends, with a box that tries them. */
export const authBackendList = listOverride("auth-backend", { BelowPanels: AuthTrialBox });
