import { logoUsers } from "../../../src/model/logoUsers.ts";
import { ServerError } from "../../ServerError.ts";
import { LogoFolder, logoFolderOf } from "../../media/logos/LogoFolder.ts";
import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `DELETE /flussonic/api/logo/{id}`: removes a logo; 409 with their names while streams show it. */
export function deleteLogo({ folder, record, log }: ServerContext): ApiCall {
  const logos = new LogoFolder(logoFolderOf(folder));
  return {
    method: "DELETE",
    path: "/flussonic/api/logo/:id",
    audit: "file_removed",
    handle: async (request) => {
      const id = requireParameter(request, "id");
      const streams = logoUsers(record.current.config).get(id) ?? [];
      if (streams.length > 0) {
        const words = `The logo is shown by ${streams.join(", ")}. Take it off there first.`;
        throw new ServerError("conflict", words, { streams });
      }
      await logos.remove(id);
      log.info("logo deleted", { id });
      return { answer: {}, note: { words: `Logo ${id} was removed.`, target: `logo/${id}` } };
    },
  };
}
