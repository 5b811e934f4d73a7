import type { HistoryScope } from "./HistoryScope.ts";
import { nameCondition } from "./nameCondition.ts";
import type { ReportPiece } from "./ReportPiece.ts";
import { reportPieces } from "./reportPieces.ts";
import type { SqlValue } from "./database/SqlValue.ts";

interface Question {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** The SQL of a report: from the sums wherever they go, so that its cost hangs on the time asked for, not on the rows. */
export function reportQuestion(scope: HistoryScope, fromMs: number, toMs: number, byCountry: boolean): Question {
  const pieces = reportPieces(fromMs, toMs).map((piece) => pieceQuestion(scope, piece));
  const country = byCountry ? ", country" : "";
  return {
    sql: `SELECT type${country}, sum(n) AS count, sum(duration) AS total_duration, sum(bytes) AS total_bytes
      FROM (${pieces.map(({ sql }) => sql).join(" UNION ALL ")}) GROUP BY type${country} ORDER BY type${country}`,
    values: pieces.flatMap(({ values }) => values),
  };
}

function pieceQuestion(scope: HistoryScope, { step, fromMs, toMs }: ReportPiece): Question {
  if (step === 0) {
    const { sql, values } = nameCondition(scope, "TRUE");
    return {
      sql: `SELECT type, country, count(*) AS n, sum(deleted_at - created_at) AS duration, sum(bytes) AS bytes
        FROM sessions WHERE ${sql} AND created_at >= ? AND created_at < ? AND deleted_at IS NOT NULL
        GROUP BY type, country`,
      values: [...values, fromMs, toMs],
    };
  }
  const { sql, values } = nameCondition(scope, "name = ''");
  return {
    sql: `SELECT type, country, sum(count) AS n, sum(duration) AS duration, sum(bytes) AS bytes
      FROM rollups WHERE step = ? AND ${sql} AND at >= ? AND at < ? GROUP BY type, country`,
    values: [step, ...values, fromMs, toMs],
  };
}
