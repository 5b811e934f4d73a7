import { isLoopback } from "../../../src/model/ipAddress.ts";
import { ServerError } from "../../ServerError.ts";
import { networkOf } from "../../security/rateLimits.ts";

/** The places for viewers and publishers, of all of the server and of each address; who waits to be let in has one too. */
export class ConnectionLimits {
  #taken = 0;
  readonly #byNetwork = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly mostOfAddress: number,
  ) {}

  /** Why there is no place for one more of this address. */
  refusal(ip: string): ServerError | undefined {
    if (this.#taken >= this.most) {
      return new ServerError("unavailable", `The viewer limit of ${this.most} is reached. Try again later.`);
    }
    const network = networkOf(ip);
    // A proxy on this machine stands for many.
    if ((this.#byNetwork.get(network) ?? 0) < this.mostOfAddress || isLoopback(network)) return undefined;
    return new ServerError("too_many", `The limit of ${this.mostOfAddress} viewers from one address is reached.`);
  }

  /** @returns gives the place back */
  take(ip: string): () => void {
    const network = networkOf(ip);
    this.#set(network, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#set(network, -1);
      isTaken = false;
    };
  }

  #set(network: string, change: number): void {
    this.#taken += change;
    const count = (this.#byNetwork.get(network) ?? 0) + change;
    if (count > 0) this.#byNetwork.set(network, count);
    else this.#byNetwork.delete(network);
  }
}
