import type { ApiCall } from "../http/ApiCall.ts";
import { nameOf } from "../http/nameOf.ts";
import { LogoFolder } from "../media/logos/LogoFolder.ts";
import { logoFolderOf } from "../media/logos/logoFolderOf.ts";
import type { ServerContext } from "../ServerContext.ts";

/** `GET /flussonic/api/logo/{id}`: the picture itself. */
export function readLogo({ folder }: ServerContext): ApiCall {
  const logos = new LogoFolder(logoFolderOf(folder));
  return {
    method: "GET",
    path: "/flussonic/api/logo/:id",
    handle: async (request, reply) => {
      const { bytes, picture } = await logos.read(nameOf(request, "id"));
      return reply
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("x-content-type-options", "nosniff")
        .type(picture.type)
        .send(bytes);
    },
  };
}
