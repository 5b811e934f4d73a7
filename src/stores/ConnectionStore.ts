import { makeAutoObservable, observableRef } from "mobx";

/** The live line as the console shows it; fed by the events socket. Times are epoch milliseconds. */
export type Line =
  | { readonly kind: "stopped" }
  | { readonly kind: "connecting"; readonly isFirst: boolean }
  | { readonly kind: "online" }
  | { readonly kind: "offline"; readonly since: number; readonly nextAttemptAt: number };

/** Online and offline follow the socket; a second attempt that is under way is still offline. */
export class ConnectionStore {
  line: Line = { kind: "stopped" };

  constructor() {
    makeAutoObservable(this, { line: observableRef });
  }

  move(line: Line): void {
    this.line = line;
  }

  get isOffline(): boolean {
    return this.line.kind === "offline" || (this.line.kind === "connecting" && !this.line.isFirst);
  }
}
