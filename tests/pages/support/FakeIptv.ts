import { ApiError } from "../../../src/api/ApiError.ts";
import { ChangedUserError, type IptvCalls, type SavedUser, type UserPage } from "../../../src/api/areas/iptvApi.ts";
import type { IptvUser } from "../../../src/generated/types/IptvUser.ts";

/** A database of users as a server keeps it; `failure` makes every call fail while it is set, `gate` makes calls wait. */
export class FakeIptv implements IptvCalls {
  /** `read FILTER PAGE`, `create NAME`, `update ID`, `remove ID`, `clear`. */
  readonly asked: string[] = [];
  failure: Error | undefined;
  gate: Promise<void> | undefined;
  private users: readonly SavedUser[] = [];
  private lastId = 0;

  /** As many users as there are names. */
  fill(names: readonly string[]): void {
    for (const name of names) this.put({ name, email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com` });
  }

  get all(): readonly SavedUser[] {
    return this.users;
  }

  /** As another administrator would, without being asked here. */
  edit(id: number, change: Partial<IptvUser>): void {
    this.users = this.users.map((user) => (user.id === id ? { ...user, ...change } : user));
  }

  forget(id: number): void {
    this.users = this.users.filter((user) => user.id !== id);
  }

  async readPage(filter: string, page: number): Promise<UserPage> {
    await this.answer(`read ${filter} ${page}`);
    const found = this.users
      .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(filter.toLowerCase()))
      .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
    return { users: found.slice((page - 1) * 100, page * 100), pageSize: 100, total: found.length };
  }

  async createUser(user: IptvUser): Promise<SavedUser> {
    await this.answer(`create ${user.name}`);
    this.refuseTaken(user.email, undefined);
    return this.put(user);
  }

  async updateUser(user: SavedUser, was: SavedUser): Promise<SavedUser> {
    await this.answer(`update ${user.id}`);
    const present = this.users.find(({ id }) => id === user.id);
    if (!present) throw new ApiError("not-found", "There is no such user");
    if (Object.entries({ ...was, ...present }).some(([key, value]) => Reflect.get(was, key) !== value))
      throw new ChangedUserError(present);
    this.refuseTaken(user.email, user.id);
    this.users = this.users.map((one) => (one.id === user.id ? user : one));
    return user;
  }

  async removeUser(id: number): Promise<void> {
    await this.answer(`remove ${id}`);
    if (!this.users.some((user) => user.id === id)) throw new ApiError("not-found", "There is no such user");
    this.forget(id);
  }

  async clearUsers(): Promise<number> {
    await this.answer("clear");
    const { length } = this.users;
    this.users = [];
    return length;
  }

  private put(user: IptvUser): SavedUser {
    this.lastId += 1;
    const saved = { key: `key-${this.lastId}`, ...user, id: this.lastId };
    this.users = [...this.users, saved];
    return saved;
  }

  /** Two users with one address are refused at that field. */
  private refuseTaken(email: string, id: number | undefined): void {
    if (!this.users.some((user) => user.email === email && user.id !== id)) return;
    const message = "Another user has this email";
    throw new ApiError("invalid", message, { body: { problems: [{ pointer: "/email", message }] } });
  }

  private async answer(question: string): Promise<void> {
    this.asked.push(question);
    await this.gate;
    if (this.failure !== undefined) throw this.failure;
  }
}
