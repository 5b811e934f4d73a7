import type { ServerInfo } from "../generated/types/ServerInfo.ts";
import { isPlainObject } from "../model/Json.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";
import type { TextStorage } from "./browserPage.ts";
import type { Credentials } from "./adminCredentials.ts";
import { createSession } from "./loginApi.ts";
import { asServerInfo, loadServerInfoCheck, readServerInfo } from "./serverInfoApi.ts";
import { readSocketTicket } from "./socket/socketAddress.ts";

/** A ticket that came with the first answer is good for the socket this long; the server keeps it 30 s. */
const ticketLifeMs = 20_000;

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
    await this.take(await createSession(this.http, credentials));
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

  private async enter(): Promise<void> {
    try {
      const [answer] = await Promise.all([this.http.post("/flussonic/api/enter"), loadServerInfoCheck()]);
      if (!(await this.take(answer))) this.knows.write(undefined);
    } catch (error) {
      // Another server stands there now, which does not know the call.
      if (!(error instanceof ApiError) || (error.kind !== "not-found" && error.kind !== "unexpected-answer"))
        throw error;
      this.knows.write(undefined);
    }
  }

  /** @returns whether the answer brought them */
  private async take(answer: unknown): Promise<boolean> {
    if (!isPlainObject(answer) || typeof answer["ticket"] !== "string") return false;
    this.info = await asServerInfo(answer["server"]);
    this.hasEntered = true;
    this.ticket = { text: answer["ticket"], until: this.now() + ticketLifeMs };
    this.knows.write("yes");
    return true;
  }
}
