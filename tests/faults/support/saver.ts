import { createConfigRecord } from "../../../server/config/createConfigRecord.ts";
import { Notices } from "../../../server/log/Notices.ts";
import { jsonLanguage } from "../../server/support/jsonLanguage.ts";
import { testCheck } from "../../server/support/testCheck.ts";
import { testEntities } from "../../server/support/testEntities.ts";

/** A process that saves one revision after the other and prints each as soon as it is acknowledged, until it is killed. */
const { record } = await createConfigRecord({
  folder: process.argv[2] ?? "",
  language: jsonLanguage,
  check: testCheck,
  entities: testEntities,
  notices: new Notices(),
  onError: (error) => {
    throw error;
  },
});
for (;;) {
  const next = record.current.rev + 1;
  const { rev } = await record.apply(
    { total_bandwidth: next, meta: { filler: String(next).repeat(20_000) } },
    { ifMatch: record.current.rev, who: "saver", operationId: `op-${next}` },
  );
  process.stdout.write(`${rev}\n`);
}
