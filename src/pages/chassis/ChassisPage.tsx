import { CoderRackView } from "../../../overrides/chassis/CoderRackView.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { chassisText } from "../../texts/en/chassis.ts";

/** The coder modules of a chassis server. */
export function ChassisPage() {
  return (
    <>
      <PageHeader title={chassisText("chassis.title")} />
      <CoderRackView />
    </>
  );
}
