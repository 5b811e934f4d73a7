import { beforeAll, describe, expect, it } from "vitest";
import { runLint, type LintReport } from "./support/runLint.ts";

/** Imports that docs/architecture.md forbids: the file, and what it must not import. */
const forbidden: readonly (readonly [file: string, from: string])[] = [
  ["src/pages/a/Planted.tsx", "../../routes.tsx"],
  ["src/pages/a/Planted.tsx", "@rjsf/core"],
  ["src/pages/a/Planted.tsx", "monaco-editor"],
  ["src/pages/a/Planted.tsx", "react-aria-components"],
  ["src/pages/a/Planted.tsx", "lucide-react"],
  ["src/pages/a/Planted.tsx", "mobx"],
  ["src/pages/a/Planted.tsx", "../../../server/main.ts"],
  ["src/pages/a/Planted.tsx", "../../../generator/generate.ts"],
  ["overrides/a/Planted.tsx", "../../src/pages/a/B.tsx"],
  ["overrides/a/Planted.tsx", "../../src/App.tsx"],
  ["overrides/a/Planted.tsx", "@rjsf/utils"],
  ["overrides/a/Planted.tsx", "fastify"],
  ["src/forms/Planted.tsx", "../stores/A.ts"],
  ["src/forms/Planted.tsx", "../../overrides/registry.ts"],
  ["src/forms/Planted.tsx", "../pages/a/B.tsx"],
  ["src/forms/Planted.tsx", "../editor/A.tsx"],
  ["src/forms/Planted.tsx", "../services.ts"],
  ["src/forms/Planted.tsx", "monaco-editor"],
  ["src/forms/Planted.tsx", "mobx-react-lite"],
  ["src/editor/a/Planted.tsx", "../../forms/A.tsx"],
  ["src/editor/a/Planted.tsx", "../../stores/A.ts"],
  ["src/editor/a/Planted.tsx", "@rjsf/core"],
  ["src/stores/Planted.ts", "../components/A.tsx"],
  ["src/stores/Planted.ts", "../forms/A.tsx"],
  ["src/stores/Planted.ts", "../../overrides/registry.ts"],
  ["src/stores/Planted.ts", "react"],
  ["src/stores/Planted.ts", "mobx-react-lite"],
  ["src/context/Planted.ts", "../pages/a/B.tsx"],
  ["src/context/Planted.ts", "../components/A.tsx"],
  ["src/context/Planted.ts", "mobx"],
  ["src/components/Planted.tsx", "../stores/A.ts"],
  ["src/components/Planted.tsx", "../forms/A.tsx"],
  ["src/components/Planted.tsx", "../api/A.ts"],
  ["src/components/Planted.tsx", "@rjsf/core"],
  ["src/components/Planted.tsx", "mobx"],
  ["src/api/Planted.ts", "../stores/A.ts"],
  ["src/api/Planted.ts", "../components/A.tsx"],
  ["src/api/Planted.ts", "react"],
  ["src/model/a/Planted.ts", "../../api/A.ts"],
  ["src/model/a/Planted.ts", "../../stores/A.ts"],
  ["src/model/a/Planted.ts", "node:fs"],
  ["src/model/a/Planted.ts", "react"],
  ["src/texts/Planted.ts", "../model/A.ts"],
  ["src/texts/Planted.ts", "react"],
  ["src/theme/Planted.ts", "../components/A.tsx"],
  ["src/Planted.tsx", "mobx"],
  ["src/Planted.tsx", "../server/main.ts"],
  ["src/Planted.tsx", "@rjsf/core"],
  ["server/a/Planted.ts", "../../src/stores/A.ts"],
  ["server/a/Planted.ts", "../../src/api/A.ts"],
  ["server/a/Planted.ts", "../../overrides/registry.ts"],
  ["server/a/Planted.ts", "../../generator/generate.ts"],
  ["server/a/Planted.ts", "../../src/services.ts"],
  ["server/a/Planted.ts", "react"],
  ["server/a/Planted.ts", "react-router-dom"],
  ["server/log/Planted.ts", "../config/A.ts"],
  ["server/config/Planted.ts", "../records/A.ts"],
  ["server/config/a/Planted.ts", "../../security/A.ts"],
  ["server/config/a/Planted.ts", "../../createServer.ts"],
  ["server/config/a/Planted.ts", "fastify-plugin"],
  ["server/records/a/Planted.ts", "../../events/A.ts"],
  ["server/records/database/Planted.ts", "../../http/A.ts"],
  ["server/security/Planted.ts", "../http/A.ts"],
  ["server/security/Planted.ts", "../iptv/A.ts"],
  ["server/iptv/Planted.ts", "../engine/A.ts"],
  ["server/iptv/Planted.ts", "../media/a/B.ts"],
  ["server/http/calls/Planted.ts", "pg"],
  ["server/events/Planted.ts", "../http/calls/A.ts"],
  ["server/events/Planted.ts", "../engine/A.ts"],
  ["server/engine/Planted.ts", "../cluster/A.ts"],
  ["server/cluster/Planted.ts", "../http/A.ts"],
  ["server/cluster/Planted.ts", "../media/A.ts"],
  ["server/engine/Planted.ts", "../media/a/B.ts"],
  ["server/engine/Planted.ts", "../simulated/A.ts"],
  ["server/engine/Planted.ts", "../metrics/A.ts"],
  ["server/security/Planted.ts", "../metrics/A.ts"],
  ["server/metrics/Planted.ts", "../http/A.ts"],
  ["server/http/Planted.ts", "prom-client"],
  ["server/http/Planted.ts", "./calls/A.ts"],
  ["server/http/Planted.ts", "../media/A.ts"],
  ["server/http/Planted.ts", "../options.ts"],
  ["server/http/a/Planted.ts", "../calls/A.ts"],
  ["server/http/a/Planted.ts", "../../media/A.ts"],
  ["server/http/a/Planted.ts", "../../simulated/A.ts"],
  ["server/media/Planted.ts", "../simulated/A.ts"],
  ["server/media/a/Planted.ts", "../../http/calls/A.ts"],
  ["server/media/rtmp/Planted.ts", "../../simulated/A.ts"],
  ["server/simulated/Planted.ts", "../http/calls/A.ts"],
  ["server/http/calls/Planted.ts", "../../simulated/A.ts"],
  ["server/http/calls/Planted.ts", "../../serve.ts"],
  ["generator/a/Planted.ts", "../../src/model/A.ts"],
  ["generator/a/Planted.ts", "../../server/main.ts"],
  ["generator/a/Planted.ts", "fastify"],
];

/** Imports that are as they should be: a lint that refuses these would be switched off soon. */
const allowed: readonly (readonly [file: string, from: string])[] = [
  ["src/pages/a/Planted.tsx", "../../../overrides/registry.ts"],
  ["src/pages/a/Planted.tsx", "../../stores/A.ts"],
  ["src/pages/a/Planted.tsx", "react-router-dom"],
  ["src/pages/a/Planted.tsx", "mobx-react-lite"],
  ["overrides/a/Planted.tsx", "../../src/forms/A.tsx"],
  ["overrides/a/Planted.tsx", "../../src/stores/A.ts"],
  ["src/forms/a/Planted.tsx", "../../components/A.tsx"],
  ["src/forms/a/Planted.tsx", "@rjsf/core"],
  ["src/forms/a/Planted.tsx", "@rjsf/utils/lib/a.js"],
  ["src/editor/Planted.tsx", "monaco-editor/editor"],
  ["src/editor/Planted.tsx", "@monaco-editor/react"],
  ["src/stores/Planted.ts", "../api/A.ts"],
  ["src/stores/Planted.ts", "mobx"],
  ["src/components/Planted.tsx", "react-aria-components"],
  ["src/components/Planted.tsx", "@nivo/line"],
  ["src/components/Planted.tsx", "../model/A.ts"],
  ["src/api/Planted.ts", "../model/A.ts"],
  ["src/model/a/Planted.ts", "../../generated/entities.ts"],
  ["src/model/a/Planted.ts", "../../texts/text.ts"],
  ["src/Planted.tsx", "./pages/a/B.tsx"],
  ["src/Planted.tsx", "../overrides/registry.ts"],
  ["server/a/Planted.ts", "../../src/model/A.ts"],
  ["server/a/Planted.ts", "node:fs/promises"],
  ["server/a/Planted.ts", "@fastify/static"],
  ["server/records/Planted.ts", "../config/A.ts"],
  ["server/config/Planted.ts", "../log/A.ts"],
  ["server/config/Planted.ts", "../ServerError.ts"],
  ["server/records/history/Planted.ts", "../database/A.ts"],
  ["server/events/Planted.ts", "../security/A.ts"],
  ["server/iptv/Planted.ts", "../records/database/A.ts"],
  ["server/iptv/Planted.ts", "pg"],
  ["server/media/a/Planted.ts", "../../iptv/A.ts"],
  ["server/metrics/Planted.ts", "../engine/A.ts"],
  ["server/metrics/Planted.ts", "prom-client"],
  ["server/http/calls/Planted.ts", "../../metrics/A.ts"],
  ["server/http/Planted.ts", "../security/A.ts"],
  ["server/http/a/Planted.ts", "../../security/A.ts"],
  ["server/http/a/Planted.ts", "../guard.ts"],
  ["server/media/a/Planted.ts", "../../http/A.ts"],
  ["server/media/a/Planted.ts", "../../../src/model/a/B.ts"],
  ["server/simulated/Planted.ts", "../media/a/B.ts"],
  ["server/http/calls/Planted.ts", "../../media/a/B.ts"],
  ["server/http/calls/Planted.ts", "../guard.ts"],
  ["generator/a/Planted.ts", "ajv/dist/standalone/index.js"],
  ["generator/a/Planted.ts", "node:path"],
];

const rule = "eslint(no-restricted-imports)";
const planted = [...forbidden, ...allowed].map(([file, from], index) => {
  const path = file.replace("Planted", `Planted${index}`);
  return { path, source: `import { a } from "${from}";\n\nexport const b${index} = a;\n` };
});

let report: LintReport = new Map();
beforeAll(() => {
  report = runLint(Object.fromEntries(planted.map(({ path, source }) => [path, source])));
});

describe("the import directions of docs/architecture.md", () => {
  it.each(forbidden.map(([file, from], index) => [file, from, index] as const))(
    "%s must not import %s",
    (_file, _from, index) => {
      expect(report.get(planted[index]?.path ?? "")).toContain(rule);
    },
  );

  it.each(allowed.map(([file, from], index) => [file, from, forbidden.length + index] as const))(
    "%s may import %s",
    (_file, _from, index) => {
      expect(report.get(planted[index]?.path ?? "") ?? []).not.toContain(rule);
    },
  );

  it("holds for types, for exports and for what is loaded later, too", () => {
    const late = runLint({
      "src/model/Type.ts": 'import type { A } from "../stores/A.ts";\n\nexport type B = A;\n',
      "src/model/Again.ts": 'export { a } from "../stores/A.ts";\n',
      "src/model/Later.ts": 'export const later = () => import("../stores/A.ts");\n',
    });
    for (const path of ["src/model/Type.ts", "src/model/Again.ts", "src/model/Later.ts"]) {
      expect(late.get(path), path).toContain(rule);
    }
  });
});
