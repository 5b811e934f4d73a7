import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { SchemaForm } from "../../../src/forms/SchemaForm.tsx";
import { entities } from "../../../src/generated/entities.ts";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import type { FormChecks, FormDescriptor } from "../../../src/generated/contracts/FormDescriptor.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { withValueAt } from "../../../src/model/configPath.ts";
import "../../../src/theme/theme.css";
import { fullValues } from "../fixtures/fullValues.ts";

const modules = import.meta.glob<Record<string, FormDescriptor>>("../../../src/generated/forms/*.ts", { eager: true });
const forms = Object.values(modules).flatMap((module) => Object.values(module));
const known: Readonly<Record<string, EntityDescriptor>> = entities;

/** One generated form, as in a page of the console, with a value in every setting; says so when it is on the screen. */
function Page({ form, checks }: { readonly form: FormDescriptor; readonly checks: FormChecks }) {
  const start = fullValues[form.entity] ?? {};
  const [value, setValue] = useState(start);
  const entity = known[form.entity];
  useEffect(() => {
    document.body.dataset["drawn"] = `${form.entity}.${form.page}`;
    return () => {
      delete document.body.dataset["drawn"];
    };
  }, [form]);
  if (!entity) return null;
  return (
    <>
      <h1>{`${entity.label}: ${form.title}`}</h1>
      <SchemaForm
        form={form}
        checks={checks}
        entity={entity}
        value={value}
        server={start}
        onChange={(path, next) => setValue((now) => withValueAt(now, path, next) as JsonObject)}
      />
    </>
  );
}

const element = document.getElementById("page");
if (element) {
  element.style.padding = "var(--space-4) var(--page-padding)";
  const root = createRoot(element);
  let drawn = 0;
  // Whoever looks at the page says which form it shall draw: one load serves for all of them.
  document.addEventListener("draw-form", (event) => {
    const name = event instanceof CustomEvent ? String(event.detail) : "";
    const form = forms.find(({ entity, page }) => `${entity}.${page}` === name);
    delete document.body.dataset["drawn"];
    void form?.load().then((checks) => {
      drawn += 1;
      root.render(
        <StrictMode>
          <Page key={drawn} form={form} checks={checks} />
        </StrictMode>,
      );
    });
  });
  document.body.dataset["ready"] = "yes";
}
