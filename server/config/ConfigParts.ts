import type { Notices } from "../notices/Notices.ts";
import type { ConfigCheck } from "./ConfigCheck.ts";
import type { ConfigEntity } from "./ConfigEntity.ts";
import type { ConfigLanguage } from "./ConfigLanguage.ts";
import type { PendingChange } from "./PendingChange.ts";
import type { ConfigStorage } from "./storage/ConfigStorage.ts";

/** What the record of the config works with. */
export interface ConfigParts {
  readonly storage: ConfigStorage;
  readonly language: ConfigLanguage;
  readonly check: ConfigCheck;
  readonly entities: readonly ConfigEntity[];
  readonly notices: Notices;
  readonly pending: PendingChange;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
