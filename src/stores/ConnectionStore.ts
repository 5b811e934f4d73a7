import { makeAutoObservable, observableRef } from "mobx";
import type { SocketState } from "../api/socket/EventSocket.ts";

/** The live connection as the console shows it: it follows the socket; a second attempt that is under way is still offline. */
export class ConnectionStore {
  state: SocketState = { kind: "stopped" };

  constructor() {
    makeAutoObservable(this, { state: observableRef });
  }

  move(state: SocketState): void {
    this.state = state;
  }

  get isOffline(): boolean {
    return this.state.kind === "offline" || (this.state.kind === "connecting" && !this.state.isFirst);
  }
}
