/** `npm run attack -- URL`: tries a running server of this machine from outside. */
import { attacks } from "./attack/attacks.ts";
import { attackHelp, parseAttackOptions } from "./attack/parseAttackOptions.ts";
import { runAttacks } from "./attack/runAttacks.ts";

try {
  const asked = parseAttackOptions(process.argv.slice(2), process.env);
  if (asked.kind === "help") {
    console.log(attackHelp);
  } else {
    const { target, isChosen } = asked;
    const chosen = attacks.filter(({ title }) => isChosen(title));
    const failed = await runAttacks(chosen, target, console.log);
    process.exitCode = failed === 0 ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
