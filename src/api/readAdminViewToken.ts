import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** A token that lets a player in as the administrator. @throws ApiError */
export async function readAdminViewToken(http: HttpClient): Promise<string> {
  const answer = await http.get("/flussonic/api/generate_admin_view_token");
  if (typeof answer === "object" && answer !== null && "token" in answer && typeof answer.token === "string") {
    return answer.token;
  }
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}
