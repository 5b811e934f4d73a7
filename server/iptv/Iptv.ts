import { createHash, timingSafeEqual } from "node:crypto";
import type { IptvUsers as IptvUserPage } from "../../src/generated/types/IptvUsers.ts";
import { ServerError } from "../ServerError.ts";
import type { IptvDatabase } from "./IptvDatabase.ts";
import { IptvDatabaseError, type IptvUsers, PAGE_SIZE, type StoredUser, type UserDraft } from "./IptvUsers.ts";
import { WrongKeys } from "./WrongKeys.ts";

/** So long a user's key lets in without being asked about again: what another server did to a shared database is seen then. */
export const IPTV_PERMISSION_S = 60;

/** What a change of the users concerns: those of this id, or everybody. */
type Changed = number | "all";

/** The IPTV users: what administrators do with them, and who plays by which key. */
export class Iptv {
  readonly #listeners = new Set<(changed: Changed) => void>();

  readonly #wrongKeys: WrongKeys;

  constructor(
    private readonly database: IptvDatabase,
    now: () => number,
  ) {
    this.#wrongKeys = new WrongKeys(now);
  }

  /** @param page counted from 1 */
  async list(filter: string, page: number): Promise<IptvUserPage> {
    const { users, total } = await this.#use((all) => all.page(filter, page));
    return { users: [...users], page, page_size: PAGE_SIZE, total };
  }

  /** @throws ServerError `not_found` */
  async find(id: number): Promise<StoredUser> {
    return (await this.#use((all) => all.find(id))) ?? refuseGone(id);
  }

  create(draft: UserDraft): Promise<StoredUser> {
    return this.#use((all) => all.create(draft));
  }

  /**
   * @param was the user that whoever changes it took for the present one
   * @throws ServerError `not_found`, and `conflict` with the user as `present` where somebody else has changed it since
   */
  async replace(id: number, draft: UserDraft, was?: UserDraft): Promise<StoredUser> {
    const user = await this.#use((all) => all.replace(id, draft, was));
    if (user === undefined) return was === undefined ? refuseGone(id) : refuseStale(await this.find(id));
    this.#tell(id);
    return user;
  }

  /** @throws ServerError `not_found` */
  async remove(id: number): Promise<void> {
    if (!(await this.#use((all) => all.remove(id)))) refuseGone(id);
    this.#tell(id);
  }

  async clear(): Promise<number> {
    const count = await this.#use((all) => all.clear());
    this.#tell("all");
    return count;
  }

  /**
   * Who plays with this key.
   * @param address of the player
   * @throws ServerError when that cannot be found out within 2 s, and `too_many` for a network that guesses
   */
  async userOfKey(key: string, address: string): Promise<StoredUser | undefined> {
    this.#wrongKeys.refuseGuessing(address);
    const user = await this.database.useQuickly((all) => all.findByKey(key));
    if (user === undefined) this.#wrongKeys.note(address, key);
    return user;
  }

  /** Whether the user of this id has this key; an id that nobody has takes as long as a wrong key. @throws as `userOfKey` */
  async hasKey(id: number, key: string): Promise<boolean> {
    const user = await this.database.useQuickly((all) => all.find(id));
    const isSame = timingSafeEqual(digestOf(user?.key ?? ""), digestOf(key));
    return isSame && user !== undefined;
  }

  /** Told when users were changed or removed, and who plays by them is to be asked about anew. @returns the function that ends it */
  onChange(listener: (changed: Changed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(changed: Changed): void {
    for (const listener of this.#listeners) listener(changed);
  }

  async #use<Answer>(action: (users: IptvUsers) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.database.use(action);
    } catch (error) {
      if (!(error instanceof IptvDatabaseError)) throw error;
      const { kind, message } = error;
      const problem = { pointer: `/${kind}`, keyword: "unique", message, level: "error" };
      throw new ServerError("invalid", message, { problems: [problem], unlisted: 0 }, { cause: error });
    }
  }
}

function refuseGone(id: number): never {
  throw new ServerError("not_found", `There is no IPTV user ${id} any more.`);
}

function refuseStale(present: StoredUser): never {
  throw new ServerError("conflict", "Somebody else has changed this user meanwhile.", { present: { ...present } });
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
