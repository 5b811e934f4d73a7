import { useState } from "react";
import { SchemaForm } from "../../../src/forms/SchemaForm.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { withValueAt } from "../../../src/model/configPath.ts";
import { measure } from "./measure.ts";
import { tracks } from "./tracks.ts";

/** Our form, its value kept outside as a store keeps it. */
export function OursForm() {
  const [value, setValue] = useState<JsonObject>(tracks.value);
  return (
    <SchemaForm
      {...tracks}
      value={value}
      server={tracks.value}
      onChange={(path, next) => {
        measure("edit");
        setValue((now) => withValueAt(now, path, next) as JsonObject);
      }}
    />
  );
}
