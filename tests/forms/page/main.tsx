import { StrictMode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { ErrorSummary } from "../../../src/forms/ErrorSummary.tsx";
import type { FormHandle } from "../../../src/forms/SchemaFormProps.ts";
import { SchemaForm } from "../../../src/forms/SchemaForm.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { withValueAt } from "../../../src/model/configPath.ts";
import "../../../src/theme/theme.css";
import { everyWidget } from "../fixtures/everyWidget.ts";

const start: JsonObject = {
  name: "news",
  password: "hunter2",
  timeout: 30,
  domains: ["a.tv", "b.tv"],
  paths: ["/a"],
  tracks: [{ codec: "h264" }, { codec: "hevc", width: -2 }],
  extra: { key: "value" },
  drm: { vendor: "ezdrm", user: "me" },
};
const problems = [
  {
    pointer: "/tracks/1/width",
    keyword: "minimum",
    message: "Width should be multiple of 2.",
    level: "error" as const,
  },
];

/** The demo form in a real browser, with a value that lives as in a page. */
function Page() {
  const [value, setValue] = useState(start);
  const form = useRef<FormHandle>(null);
  return (
    <>
      <h1>Every widget</h1>
      <ErrorSummary
        form={everyWidget.form}
        entity={everyWidget.entity}
        problems={problems}
        onGoTo={(pointer) => form.current?.focusField(pointer)}
      />
      <SchemaForm
        {...everyWidget}
        ref={form}
        value={value}
        server={start}
        problems={problems}
        conflicts={{ "/timeout": { mine: 30, theirs: 90 } }}
        onChange={(path, next) => setValue((now) => withValueAt(now, path, next) as JsonObject)}
      />
      <pre id="value" aria-label="value">
        {JSON.stringify(value)}
      </pre>
    </>
  );
}

// What an evaluation from outside may do says nothing: the page itself has to try.
document.addEventListener("try-eval", () =>
  setTimeout(() => {
    try {
      document.body.dataset["eval"] = String(Reflect.construct(Function, ["return 'allowed'"])());
    } catch {
      document.body.dataset["eval"] = "refused";
    }
  }),
);

const element = document.getElementById("page");
if (element) {
  createRoot(element).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
