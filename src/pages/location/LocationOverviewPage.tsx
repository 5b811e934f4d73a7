import { locationOverviewForm } from "../../generated/forms/location.overview.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/itemEditor.ts";
import { useMediaNames } from "../mediaAddresses.ts";
import { PublishedNow } from "../entity/PublishedNow.tsx";

/** The settings every location has, and the way to those who watch its streams. */
export function LocationOverviewPage() {
  const [name = "", ...others] = useMediaNames();
  const now = others.length === 0 ? <PublishedNow name={name} /> : undefined;
  return <EntityPage form={locationOverviewForm} editor={useEditor()} aside={now} />;
}
