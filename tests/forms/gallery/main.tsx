import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { SchemaForm } from "../../../src/forms/SchemaForm.tsx";
import { entities } from "../../../src/generated/entities.ts";
import type { EntityDescriptor } from "../../../src/generated/shapes/EntityDescriptor.ts";
import type { FormChecks, FormDescriptor } from "../../../src/generated/shapes/FormDescriptor.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { withValueAt } from "../../../src/model/path/withValueAt.ts";
import "../../../src/theme/theme.css";
import { fullValues } from "../fixtures/fullValues.ts";

const modules = import.meta.glob<Record<string, FormDescriptor>>("../../../src/generated/forms/*.ts", { eager: true });
const forms = Object.values(modules).flatMap((module) => Object.values(module));
const known: Readonly<Record<string, EntityDescriptor>> = entities;

/** One generated form, as in a page of the console, with a value in every setting: `?form=stream.input`. */
function Page({ form, checks }: { readonly form: FormDescriptor; readonly checks: FormChecks }) {
  const start = fullValues[form.entity] ?? {};
  const [value, setValue] = useState(start);
  const entity = known[form.entity];
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

const wanted = new URLSearchParams(location.search).get("form");
const form = forms.find(({ entity, page }) => `${entity}.${page}` === wanted);
const element = document.getElementById("page");
if (element && form) {
  const checks = await form.load();
  element.style.padding = "var(--space-4) var(--page-padding)";
  createRoot(element).render(
    <StrictMode>
      <Page form={form} checks={checks} />
    </StrictMode>,
  );
  document.body.dataset["ready"] = "yes";
}
