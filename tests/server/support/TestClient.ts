import type { JsonObject } from "../../../src/model/Json.ts";
import { request as httpRequest } from "node:http";
import { TestSocket } from "./TestSocket.ts";

/** An answer with its body read. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Empty for a body that is no JSON. */
  readonly json: JsonObject;
}

/** A console without a screen: keeps its cookie, sends JSON, opens sockets. */
export class TestClient {
  cookie = "";

  constructor(readonly url: string) {}

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const isText = typeof body === "string" || body instanceof URLSearchParams;
    const type: Record<string, string> =
      body === undefined || body instanceof URLSearchParams
        ? {}
        : { "content-type": isText ? "text/plain" : "application/json" };
    const response = await fetch(this.url + path, {
      method,
      redirect: "manual",
      headers: { ...type, ...(this.cookie === "" ? {} : { cookie: this.cookie }), ...headers },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : {} };
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.call("GET", path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.call("POST", path, body, headers);
  }

  async logIn(login: string, password: string): Promise<Answer> {
    const answer = await this.post("/admin/login", new URLSearchParams({ login, password }));
    this.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    return answer;
  }

  modify(delta: object, rev: number, headers: Record<string, string> = {}): Promise<Answer> {
    return this.post("/flussonic/api/modify_config", delta, { "if-match": `"${rev}"`, ...headers });
  }

  /** A request with a method or headers that fetch does not allow. */
  raw(
    method: string,
    path: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        this.url + path,
        { method, headers: { cookie: this.cookie, ...headers } },
        (response) => {
          response.resume();
          response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
        },
      );
      request.on("error", reject);
      request.end();
    });
  }

  async socket(): Promise<TestSocket> {
    return TestSocket.open(this.url, { credentials: await this.ticket() });
  }

  async ticket(): Promise<string> {
    const { ticket } = (await this.post("/flussonic/api/socket-ticket")).json;
    if (typeof ticket !== "string") throw new Error("The server gave no ticket.");
    return ticket;
  }
}
