import type { ServerInfo } from "../../generated/types/ServerInfo.ts";
import { isPlainObject } from "../../model/Json.ts";
import { ApiError, type ApiErrorKind } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";
import type { TextStorage } from "../browserPage.ts";
import type { Credentials } from "./adminCredentials.ts";
import { createSession } from "./loginApi.ts";
import { asServerInfo, readServerInfo } from "../serverInfoApi.ts";
import { readSocketTicket } from "../socket/socketAddress.ts";

/** A ticket that came with the first answer is good for the socket this long; the server keeps it 30 s. */
const ticketLifeMs = 20_000;

/** Failures of `enter` that tell nothing of the call itself: any server would answer any call so now. */
const ofAnyCall: ReadonlySet<ApiErrorKind> = new Set(["unreachable", "unauthorised", "throttled"]);

/**
 * The way in, with as few answers as the server allows: one that can `enter` brings its info and a ticket for the socket
 * with the login, or with the first call of a page whose login still holds. Of another server each is asked for by
 * itself, as the specification has it.
 */
export class Entrance {
  private info: ServerInfo | undefined;
  /** What comes every few seconds needs no ticket. */
  private hasEntered = false;
  private ticket: { readonly text: string; readonly until: number } | undefined;

  /** @param knows where this browser remembers that the server can `enter` */
  constructor(
    private readonly http: HttpClient,
    private readonly knows: TextStorage,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws ApiError, `forbidden` for a wrong password */
  async signIn(credentials: Credentials): Promise<void> {
    this.take(await createSession(this.http, credentials));
  }

  /** The server info: what has just come with a login, else asked for. @throws ApiError */
  async readServerInfo(): Promise<ServerInfo> {
    if (!this.hasEntered && this.knows.read() !== undefined) await this.enter();
    const { info } = this;
    this.info = undefined;
    return info ?? readServerInfo(this.http);
  }

  /** What the socket is opened with, as `readSocketTicket` gives it. @throws ApiError */
  async readTicket(hasTickets: boolean): Promise<string | undefined> {
    const { ticket } = this;
    this.ticket = undefined;
    return ticket !== undefined && this.now() < ticket.until ? ticket.text : readSocketTicket(this.http, hasTickets);
  }

  /** Drops what came with a login that is over. */
  forget(): void {
    this.info = undefined;
    this.hasEntered = false;
    this.ticket = undefined;
  }

  private async enter(): Promise<void> {
    try {
      this.take(await this.http.post("/flussonic/api/enter"));
    } catch (error) {
      if (!(error instanceof ApiError) || ofAnyCall.has(error.kind)) throw error;
      // What is remembered belongs to the address, where another server may stand now. Whatever it says to a call that
      // it does not know, it is asked for by the specification's calls, whose answers count.
      this.knows.write(undefined);
    }
  }

  private take(answer: unknown): void {
    this.forget();
    const brought = broughtBy(answer);
    this.knows.write(brought === undefined ? undefined : "yes");
    if (brought === undefined) return;
    this.info = brought.info;
    this.hasEntered = true;
    this.ticket = { text: brought.ticket, until: this.now() + ticketLifeMs };
  }
}

function broughtBy(answer: unknown): { info: ServerInfo; ticket: string } | undefined {
  if (!isPlainObject(answer) || typeof answer["ticket"] !== "string") return undefined;
  try {
    // Unusable info fails nobody's login: the specification's call is asked next, and says what is wrong with it.
    return { info: asServerInfo(answer["server"]), ticket: answer["ticket"] };
  } catch {
    return undefined;
  }
}
