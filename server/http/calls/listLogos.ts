import type { LogoFiles } from "../../../src/generated/types/LogoFiles.ts";
import { logoUsers } from "../../../src/model/logoUsers.ts";
import { LogoFolder, logoFolderOf } from "../../media/logos/LogoFolder.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/logo`: the uploaded logos by id, each with the streams that show it. */
export function listLogos({ folder, record }: ServerContext): ApiCall {
  const logos = new LogoFolder(logoFolderOf(folder));
  return {
    method: "GET",
    path: "/flussonic/api/logo",
    handle: async (): Promise<LogoFiles> => {
      const users = logoUsers(record.current.config);
      const rows = [...(await logos.list())].map(([id, { type, size, width, height }]) => [
        id,
        { name: id, type, size, width, height, streams: [...(users.get(id) ?? [])] },
      ]);
      return Object.fromEntries(rows);
    },
  };
}
