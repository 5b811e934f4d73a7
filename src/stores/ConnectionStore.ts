import { makeAutoObservable, observableRef } from "mobx";
import type { SocketState } from "../api/socket/EventSocket.ts";

/** The live connection as the console shows it: it follows the socket; a second attempt that is under way is still offline. */
export class ConnectionStore {
  state: SocketState = { kind: "stopped" };
  /** Nothing has come for a moment of a line that looks open. */
  isQuiet = false;

  constructor() {
    makeAutoObservable(this, { state: observableRef });
  }

  move(state: SocketState): void {
    this.state = state;
  }

  hush(isQuiet: boolean): void {
    this.isQuiet = isQuiet;
  }

  /** What is on the screen is of before. */
  get isStale(): boolean {
    return this.isOffline || (this.isQuiet && this.state.kind === "online");
  }

  get isOffline(): boolean {
    return this.state.kind === "offline" || (this.state.kind === "connecting" && !this.state.isFirst);
  }
}
