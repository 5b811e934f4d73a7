import type { Step } from "./Step.ts";

/** The steps that `--only a,b` names, in the order of the table; all without it; a sentence when an argument is wrong. */
export function chooseSteps(table: readonly Step[], args: readonly string[]): readonly Step[] | string {
  if (args.length === 0) return table;
  const [option, list, ...rest] = args;
  const names = table.map((step) => step.name).join(", ");
  if (option !== "--only" || list === undefined || rest.length > 0) {
    return `npm test takes no option but --only A,B with names of steps: ${names}.`;
  }
  const wanted = list.split(",").map((name) => name.trim());
  const unknown = wanted.filter((name) => !table.some((step) => step.name === name));
  if (unknown.length > 0) return `No step is named ${unknown.join(" or ")}; there are: ${names}.`;
  return table.filter((step) => wanted.includes(step.name));
}
