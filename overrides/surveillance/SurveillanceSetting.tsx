import { useState } from "react";
import { Link } from "react-router-dom";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { SecretWidget } from "../../src/forms/widgets/SecretWidget.tsx";
import { agentKey, surveillanceEdits } from "../../src/model/surveillance.ts";
import { configWords } from "../../src/texts/en/configPages.ts";

/** The database of video surveillance: with its first path comes what the cameras' agents need. */
export function SurveillanceDatabase(props: FieldWidgetProps) {
  const { config, draft } = useStores();
  // One key for all that is typed, or each letter would make another.
  const [key] = useState(() => agentKey((count) => crypto.getRandomValues(new Uint8Array(count))));
  const change = (value: unknown) => {
    const database = typeof value === "string" && value !== "" ? value : undefined;
    draft.editEach(surveillanceEdits(config.peek(), database, () => key));
  };
  return <SecretWidget {...props} onChange={change} />;
}

/** Stands in the place of a setting that the license does not hold. */
export function LicenseNote() {
  return (
    <p>
      {configWords("surveillance.disabled")} <Link to="/logupload">{configWords("surveillance.contact")}</Link>
    </p>
  );
}
