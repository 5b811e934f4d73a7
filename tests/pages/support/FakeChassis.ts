import type { ChassisCalls } from "../../../src/api/areas/chassisApi.ts";
import type { Coder } from "../../../src/generated/types/Coder.ts";

/** A chassis whose modules are as a test sets them; one that is restarted boots. Fails while `failure` is set. */
export class FakeChassis implements ChassisCalls {
  modules: readonly Coder[] | undefined = [];
  readonly restarted: string[] = [];
  /** How often it has told of its modules. */
  asked = 0;
  failure: Error | undefined;
  /** Set, calls wait for it before they end. */
  gate: Promise<void> | undefined;

  async coders(): Promise<readonly Coder[] | undefined> {
    await this.gate;
    if (this.failure) throw this.failure;
    this.asked += 1;
    return this.modules;
  }

  async restart(coder: string): Promise<void> {
    await this.gate;
    if (this.failure) throw this.failure;
    this.restarted.push(coder);
    this.modules = this.modules?.map((one) => (one.id === coder ? { id: coder, status: "booting", stage: 0 } : one));
  }
}
