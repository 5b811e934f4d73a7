import { Link } from "react-router-dom";
import { configWords } from "../../src/texts/en/configPages.ts";

/** Stands in the place of a setting that the license does not hold. */
export function LicenseNote() {
  return (
    <p>
      {configWords("surveillance.disabled")} <Link to="/logupload">{configWords("surveillance.contact")}</Link>
    </p>
  );
}
