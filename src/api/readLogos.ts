import type { LogoFiles } from "../generated/types/LogoFiles.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** The uploaded logos by their id. @throws ApiError */
export async function readLogos(http: HttpClient): Promise<LogoFiles> {
  const answer = await http.get("/flussonic/api/logo");
  if (!isPlainObject(answer)) throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
  return Object.fromEntries(
    Object.entries(answer).flatMap(([id, file]) =>
      isPlainObject(file) ? [[id, { type: "image/*", size: 0, ...file }]] : [],
    ),
  );
}
