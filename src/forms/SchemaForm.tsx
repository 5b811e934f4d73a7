import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { UiSchema } from "@rjsf/utils";
import { toFieldPathId } from "@rjsf/utils";
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useState } from "react";
import { takeBeforeSaveKey } from "../components/saveKey.ts";
import { parsePointer, formatPointer } from "../model/configPath.ts";
import { createRegistry } from "./rjsf/createRegistry.tsx";
import { focusField } from "./session/fieldFocus.ts";
import { FormSession } from "./session/FormSession.ts";
import { SessionContext } from "./session/useSession.ts";
import { rootValue, withoutNulls } from "./session/formValue.ts";
import type { SchemaFormProps } from "./SchemaFormProps.ts";
import styles from "./SchemaForm.module.css";

/** A form generated from a schema: sections, fields, badges, problems; every edit goes out, no value stays inside. */
export function SchemaForm(props: SchemaFormProps) {
  const { form, checks, value, ref } = props;
  const place = formatPointer(props.at ?? []);
  const idPrefix = `form${useId()}`;
  const [session] = useState(() => new FormSession(idPrefix, props));
  useLayoutEffect(() => session.update(props));
  useImperativeHandle(
    ref,
    () => ({ focusField: (pointer) => focusField(session, pointer), flush: () => session.flush() }),
    [session],
  );
  useEffect(() => takeBeforeSaveKey(() => session.flush()), [session]);
  const registry = useMemo(() => createRegistry(form, checks, idPrefix), [form, checks, idPrefix]);
  const shown = useMemo(() => rootValue(withoutNulls(value), place, props.entity), [value, place, props.entity]);
  const rootPath = useMemo(
    () => toFieldPathId("", registry.globalFormOptions, [...parsePointer(place)]),
    [registry, place],
  );
  return (
    <SessionContext value={session}>
      <div className={styles.form}>
        <SchemaField
          name=""
          schema={form.schema}
          uiSchema={form.uiSchema as unknown as UiSchema}
          formData={shown}
          fieldPathId={rootPath}
          registry={registry}
          onChange={ignore}
          onBlur={ignore}
          onFocus={ignore}
        />
      </div>
    </SessionContext>
  );
}

/** Our fields speak to the session; RJSF's own way up is not used. */
function ignore(): void {}
