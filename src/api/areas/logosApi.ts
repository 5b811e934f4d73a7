import type { LogoFiles } from "../../generated/types/LogoFiles.ts";
import { isPlainObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";

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

/** The picture of an uploaded logo as a data URL. @throws ApiError; Error when the bytes cannot be read */
export async function readLogoPicture(http: HttpClient, id: string): Promise<string> {
  return readDataUrl(await http.getBytes(`/flussonic/api/logo/${encodeURIComponent(id)}`, "image/*"));
}

/** Uploads a logo, or another picture under the id of one. @throws ApiError */
export async function writeLogo(http: HttpClient, id: string, picture: Blob): Promise<void> {
  await http.putBytes(`/flussonic/api/logo/${encodeURIComponent(id)}`, picture);
}

/** Deletes an uploaded logo that no stream shows. @throws ApiError */
export async function deleteLogo(http: HttpClient, id: string): Promise<void> {
  await http.delete(`/flussonic/api/logo/${encodeURIComponent(id)}`);
}

/** Bytes as a `data:` address of their media type. @throws Error when they cannot be read */
function readDataUrl(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read.")));
    reader.readAsDataURL(bytes);
  });
}
