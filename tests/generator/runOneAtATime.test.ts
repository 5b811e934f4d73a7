import { expect, it } from "vitest";
import { runOneAtATime } from "../../generator/runOneAtATime.ts";

it("runs once more for all that is asked while it runs, and never twice at once", async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const ask = runOneAtATime(async () => {
    runs++;
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5));
    running--;
  });
  for (let asked = 0; asked < 5; asked++) ask();
  await new Promise((done) => setTimeout(done, 60));
  expect({ runs, most }).toEqual({ runs: 2, most: 1 });
  ask();
  expect(runs).toBe(3);
});
