import { typeName } from "../emit/outputFile.ts";

/** The root of a config, and what console and server say to each other: of these there is one each. */
export const reservedNames: readonly string[] = ["server", "server-info"];

/** Gives each schema a name that is fit for a file, a type and an address, and no other one's. */
export class Names {
  private readonly used = new Set<string>();

  /** @param taken names that are given already */
  constructor(taken: readonly string[] = []) {
    for (const name of taken) this.used.add(typeName(name).toLowerCase());
  }

  /** A name made of whatever a schema is called: `io.k8s.Pod.v1` becomes `io-k8s-Pod-v1`. */
  free(wanted: string): string {
    const plain = wanted.replaceAll(/[^A-Za-z0-9_]+/g, "-").replaceAll(/^-+|-+$/g, "") || "schema";
    const base = /^\d/.test(plain) ? `v${plain}` : plain;
    let name = base;
    for (let count = 2; this.used.has(typeName(name).toLowerCase()); count++) name = `${base}-${count}`;
    this.used.add(typeName(name).toLowerCase());
    return name;
  }
}
