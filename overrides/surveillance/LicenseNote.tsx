import { Link } from "react-router-dom";
import { text } from "../../src/texts/text.ts";

/** Stands in the place of a setting that the license does not hold. */
export function LicenseNote() {
  return (
    <p>
      {text("surveillance.disabled")} <Link to="/logupload">{text("surveillance.contact")}</Link>
    </p>
  );
}
