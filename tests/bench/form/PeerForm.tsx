import Form from "@rjsf/core";
import { hashForSchema } from "@rjsf/utils";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import { useState } from "react";
import { tracks } from "./tracks.ts";

/** A check that finds everything right at once: the peer is given a validator that costs nothing. */
const compiled = Object.assign(() => true, { errors: null });
const validator = createPrecompiledValidator({ [hashForSchema(tracks.form.schema)]: compiled }, tracks.form.schema);

/** Plain RJSF with its core theme, controlled, without live validation: as its documentation advises. */
export function PeerForm() {
  const [value, setValue] = useState<unknown>(tracks.value);
  return (
    <Form
      schema={tracks.form.schema}
      validator={validator}
      formData={value}
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: "skipDefaults" }}
      onChange={({ formData }) => setValue(formData)}
    />
  );
}
