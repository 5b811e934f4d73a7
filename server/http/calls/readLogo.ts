import { LogoFolder, logoFolderOf } from "../../media/logos/LogoFolder.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/logo/{id}`: the picture itself. */
export function readLogo({ folder }: ServerContext): ApiCall {
  const logos = new LogoFolder(logoFolderOf(folder));
  return {
    method: "GET",
    path: "/flussonic/api/logo/:id",
    handle: async (request, reply) => {
      const { bytes, picture } = await logos.read(requireParameter(request, "id"));
      return reply
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("x-content-type-options", "nosniff")
        .type(picture.type)
        .send(bytes);
    },
  };
}
