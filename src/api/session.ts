import type { Credentials } from "./Credentials.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Signs in; the server answers with an HttpOnly session cookie. @throws ApiError, `forbidden` for a wrong password */
export async function createSession(http: HttpClient, credentials: Credentials): Promise<void> {
  await http.postForm("/admin/login", { login: credentials.login, password: credentials.password });
}

/** Ends the session on the server. @throws ApiError */
export async function removeSession(http: HttpClient): Promise<void> {
  await http.post("/admin/logout");
}
