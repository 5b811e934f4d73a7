import type { Attack } from "../Attack.ts";

/** Last in the table: afterwards this machine waits a few seconds before it may log in again. */
export const guessing: readonly Attack[] = [
  {
    title: "slows down whoever guesses passwords, whatever he guesses at",
    run: async (target) => {
      const paths = [
        "/flussonic/api/server",
        "/flussonic/api/no_such_call",
        "/%66lussonic/api/server",
        "//flussonic/api/server",
      ];
      const guesses = [...Array(60).keys()].map(async (n) => {
        const authorization = `Basic ${Buffer.from(`admin:attack-${n}`).toString("base64")}`;
        return (await target.ask("GET", paths[n % paths.length] ?? "/", { headers: { authorization } })).status;
      });
      const statuses = await Promise.all(guesses);
      const wrong = statuses.filter((status) => ![401, 404, 429].includes(status));
      if (wrong.length > 0) throw new Error(`guesses were answered with ${wrong.join(", ")}`);
      const looked = statuses.filter((status) => status === 401).length;
      if (looked > 20) throw new Error(`${looked} of 60 guesses were looked at`);
    },
  },
];
