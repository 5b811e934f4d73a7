import { text } from "../texts/text.ts";
import { ApiError, errorFromResponse } from "./ApiError.ts";
import { basicToken, type Credentials } from "./login/adminCredentials.ts";
import type { FormSender } from "./formUpload.ts";

/** A call whose answer has not begun by then counts as lost. */
const answerWithinMs = 60_000;

export interface HttpClientOptions {
  /** Same origin by default. */
  readonly base?: string;
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** For what is told of on its way. */
  readonly createSender?: () => FormSender;
  /** Told of each answer 401: the login is over. */
  readonly onUnauthorised?: () => void;
}

type Headers = Readonly<Record<string, string>>;

/** Every call to the server goes through here: same-origin credentials, and a response that is not OK is thrown. */
export class HttpClient {
  /** Sent as Basic authorization with each request while they are known. */
  credentials: Credentials | undefined;

  constructor(private readonly options: HttpClientOptions = {}) {}

  /** @throws ApiError */
  async get(path: string): Promise<unknown> {
    return jsonOf(await this.request("GET", path));
  }

  /** @throws ApiError */
  async getText(path: string): Promise<{ readonly text: string; readonly etag: string | undefined }> {
    const response = await this.request("GET", path);
    return { text: await textOf(response), etag: response.headers.get("ETag") ?? undefined };
  }

  /** @throws ApiError */
  async post(path: string, body?: unknown, headers: Headers = {}): Promise<unknown> {
    if (body === undefined) return jsonOf(await this.request("POST", path, headers));
    const typed = { "Content-Type": "application/json", ...headers };
    return jsonOf(await this.request("POST", path, typed, JSON.stringify(body)));
  }

  /** @throws ApiError */
  async put(path: string, body: unknown): Promise<unknown> {
    return jsonOf(await this.request("PUT", path, { "Content-Type": "application/json" }, JSON.stringify(body)));
  }

  /** @throws ApiError */
  async postText(path: string, body: string, headers: Headers = {}): Promise<unknown> {
    return jsonOf(await this.request("POST", path, { "Content-Type": "text/plain", ...headers }, body));
  }

  /** @throws ApiError */
  async postForm(path: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
    return jsonOf(await this.request("POST", path, {}, new URLSearchParams(fields)));
  }

  /** @throws ApiError */
  async getBytes(path: string, accept: string): Promise<Blob> {
    const response = await this.request("GET", path, { Accept: accept });
    try {
      return await response.blob();
    } catch (cause) {
      throw new ApiError("unreachable", text("errors.unreachable"), { cause });
    }
  }

  /** Sends bytes as they are. @throws ApiError */
  async putBytes(path: string, body: Blob): Promise<unknown> {
    return jsonOf(await this.request("PUT", path, { "Content-Type": "application/octet-stream" }, body));
  }

  /** Has something sent in a way that tells how far it has come. @throws ApiError; what `send` throws */
  async sendBy(
    send: (sender: FormSender, address: string, headers: Headers) => Promise<Response>,
    path: string,
    headers: Headers,
  ): Promise<unknown> {
    const { base = "", createSender = () => new XMLHttpRequest() } = this.options;
    return jsonOf(await this.accept(await send(createSender(), base + path, { ...this.ownHeaders(), ...headers })));
  }

  /** @throws ApiError */
  async delete(path: string): Promise<unknown> {
    return jsonOf(await this.request("DELETE", path));
  }

  private async request(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    headers: Headers = {},
    body?: BodyInit,
  ): Promise<Response> {
    const response = await this.send((this.options.base ?? "") + path, {
      method,
      credentials: "same-origin",
      headers: { ...this.ownHeaders(), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return this.accept(response);
  }

  /** Of every call: who is signed in, and that it is the console that calls, which no form of another site can say. */
  private ownHeaders(): Headers {
    const login = this.credentials ? { Authorization: `Basic ${basicToken(this.credentials)}` } : {};
    return { "X-Sluice-Console": "1", ...login };
  }

  private async accept(response: Response): Promise<Response> {
    if (response.ok) return response;
    const error = await errorFromResponse(response);
    if (error.kind === "unauthorised") this.options.onUnauthorised?.();
    throw error;
  }

  private async send(address: string, init: RequestInit): Promise<Response> {
    const aborter = new AbortController();
    const timer = setTimeout(() => aborter.abort(), answerWithinMs);
    try {
      return await (this.options.fetch ?? fetch)(address, { ...init, signal: aborter.signal });
    } catch (cause) {
      throw new ApiError("unreachable", text("errors.unreachable"), { cause });
    } finally {
      clearTimeout(timer);
    }
  }
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    // The connection broke in the middle of the answer.
    throw new ApiError("unreachable", text("errors.unreachable"), { cause });
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const sent = await textOf(response);
  if (sent === "") return undefined;
  try {
    return JSON.parse(sent);
  } catch (cause) {
    throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"), { status: response.status, cause });
  }
}
