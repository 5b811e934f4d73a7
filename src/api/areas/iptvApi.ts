import { loadCheck } from "../../generated/loadCheck.ts";
import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import type { IptvUser } from "../../generated/types/IptvUser.ts";
import type { IptvUsers } from "../../generated/types/IptvUsers.ts";
import { isPlainObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";

/** A user that the database has. */
export type SavedUser = IptvUser & { readonly id: number };

/** Some of the users, by name then id. */
export interface UserPage {
  readonly users: readonly SavedUser[];
  readonly pageSize: number;
  /** Of all that fit the filter. */
  readonly total: number;
}

/** What the server does with the users of the IPTV database [S424]; each throws ApiError. */
export interface IptvCalls {
  /** @param page counted from 1 */
  readPage(filter: string, page: number): Promise<UserPage>;
  /** Without a key the server makes one. */
  createUser(user: IptvUser): Promise<SavedUser>;
  updateUser(user: SavedUser): Promise<SavedUser>;
  removeUser(id: number): Promise<void>;
  /** Removes all of them. @returns how many there were */
  clearUsers(): Promise<number>;
}

const path = "/flussonic/api/iptv/users";

/** The calls of a server about its IPTV users. */
export function createIptvCalls(http: HttpClient): IptvCalls {
  const savedUser = async (answer: unknown): Promise<SavedUser> => {
    if (isSavedUser(answer, await loadCheck("iptv-user"))) return answer;
    throw unexpected();
  };
  return {
    async readPage(filter, page) {
      const check = await loadCheck("iptv-users");
      const answer = await http.get(`${path}?filter=${encodeURIComponent(filter)}&page=${page}`);
      if (!isUsers(answer, check) || !answer.users.every(isNamed)) throw unexpected();
      return { users: answer.users.filter(isNamed), pageSize: answer.page_size, total: answer.total };
    },
    createUser: async (user) => savedUser(await http.post(path, user)),
    updateUser: async (user) => savedUser(await http.put(`${path}/${user.id}`, user)),
    async removeUser(id) {
      await http.delete(`${path}/${id}`);
    },
    async clearUsers() {
      const answer = await http.delete(path);
      if (isPlainObject(answer) && typeof answer["removed"] === "number") return answer["removed"];
      throw unexpected();
    },
  };
}

function unexpected(): ApiError {
  return new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

function isUsers(answer: unknown, check: CompiledCheck): answer is IptvUsers {
  return check(answer);
}

function isSavedUser(answer: unknown, check: CompiledCheck): answer is SavedUser {
  return check(answer) && isPlainObject(answer) && typeof answer["id"] === "number";
}

function isNamed(user: IptvUser): user is SavedUser {
  return typeof user.id === "number" && typeof user.name === "string" && typeof user.email === "string";
}
