import type { ConfContext } from "../../shapes/ConfTable.ts";

/** The contexts of the table by name; equal ones (the DVR of a stream and of a location) are kept once. */
export class ContextPool {
  private readonly names = new Map<string, string>();
  private readonly contexts = new Map<string, ConfContext>();

  add(wanted: string, context: ConfContext): string {
    const content = JSON.stringify(context);
    const known = this.names.get(content);
    if (known !== undefined) return known;
    let name = wanted;
    for (let count = 2; this.contexts.has(name); count++) name = `${wanted}-${count}`;
    this.names.set(content, name);
    this.contexts.set(name, context);
    return name;
  }

  all(): Record<string, ConfContext> {
    return Object.fromEntries([...this.contexts].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
