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

/** A user that was to be changed has been changed by somebody else. */
export class ChangedUserError extends Error {
  override readonly name = "ChangedUserError";

  constructor(readonly present: SavedUser) {
    super("The user was changed by somebody else.");
  }
}

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
  /** @param was the user as it was read: a ChangedUserError tells that it is no longer so */
  updateUser(user: SavedUser, was: SavedUser): Promise<SavedUser>;
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
    async updateUser(user, was) {
      try {
        return await savedUser(await http.put(`${path}/${user.id}`, { ...user, was }));
      } catch (error) {
        const present = presentIn(error);
        throw present === undefined ? error : new ChangedUserError(await savedUser(present));
      }
    },
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

/** What stands in the database where a change was refused, as it is no longer what was changed. */
function presentIn(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.kind !== "conflict") return undefined;
  const { body } = error.details;
  return isPlainObject(body) ? body["present"] : undefined;
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
