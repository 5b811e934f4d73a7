import type { ComponentType, ReactNode } from "react";
import type { RouteObject } from "react-router-dom";
import type { TextLanguage } from "../../model/conf/TextLanguage.ts";
import type { ServerInfoStore } from "../../stores/ServerInfoStore.ts";
import type { ConsolePlaces } from "../palette/ConsolePlaces.ts";
import type { HeaderTab } from "./headerTabs.ts";

/** What one product's console has of its own, around what its schemas make. */
export interface ConsoleParts {
  /** The product's name. */
  readonly title: string;
  readonly tabs: (server: ServerInfoStore) => readonly HeaderTab[];
  /** Every address below /admin; a page's code is loaded with its first visit. */
  readonly routes: readonly RouteObject[];
  /** Fetches what the page at `/` is made of and no route says, by the query of its address. */
  readonly fetchMore?: (search: string) => Promise<unknown> | undefined;
  /** The line under the header. */
  readonly status?: ReactNode;
  /** What else follows from saving all that is staged; told where it is reviewed. */
  readonly Consequences?: ComponentType;
  /** What plays a stream that the address names. */
  readonly Player?: ComponentType<{ readonly onWrongPath: (error: Error) => void }>;
  /** What the search knows of its pages beside the tabs. */
  readonly places?: () => Promise<ConsolePlaces>;
  /** The language that the config is written in; ours when absent. */
  readonly language?: () => Promise<TextLanguage>;
}
