import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";
import type { Credentials } from "./adminCredentials.ts";

/**
 * Signs in; the server answers with an HttpOnly session cookie.
 * @returns the answer's body, where it has one
 * @throws ApiError, `forbidden` for a wrong password
 */
export async function createSession(http: HttpClient, credentials: Credentials): Promise<unknown> {
  try {
    return await http.postForm("/admin/login", { login: credentials.login, password: credentials.password });
  } catch (error) {
    throw error instanceof ApiError && isOtherRefusal(error)
      ? new ApiError("refused", error.message, { ...error.details, cause: error })
      : error;
  }
}

/** A 403 whose code says that it is not about the password. The specification knows no codes: there it always is. */
function isOtherRefusal({ kind, details: { body } }: ApiError): boolean {
  if (kind !== "forbidden" || typeof body !== "object" || body === null || !("error" in body)) return false;
  return body.error !== "bad_credentials";
}

/** Ends the session on the server. @throws ApiError */
export async function removeSession(http: HttpClient): Promise<void> {
  await http.post("/admin/logout");
}

/** A token that lets a player in as the administrator. @throws ApiError */
export async function readAdminViewToken(http: HttpClient): Promise<string> {
  const answer = await http.get("/flussonic/api/generate_admin_view_token");
  if (typeof answer === "object" && answer !== null && "token" in answer && typeof answer.token === "string") {
    return answer.token;
  }
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}
