import { observer } from "mobx-react-lite";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { useStores } from "../../../context/useStores.ts";
import { mirroredMode } from "../../../model/mirror/mirroredMode.ts";
import { originName } from "../../../model/mirror/originName.ts";
import { streamSummary } from "../../../model/status/streamSummary.ts";
import group from "../groups/GroupedList.module.css";
import { MemberCells } from "../groups/MemberCells.tsx";
import { MemberName } from "../groups/MemberName.tsx";
import { readMember } from "../groups/readMember.ts";
import { StopButton } from "../groups/StopButton.tsx";
import { MirroredModes } from "./MirroredModes.tsx";

interface MirroredCellsProps {
  /** Key of its mirror. */
  readonly owner: string;
  /** Its name here, with the mirror's prefix. */
  readonly name: string;
}

/** A stream a mirror takes over: how it does, how it is stopped, and whether it is static, on demand or ignored. */
export const MirroredCells = observer(function MirroredCells({ owner, name }: MirroredCellsProps) {
  const { config } = useStores();
  const mirror = config.node("sources", owner).readConfig();
  const stream = readMember(config, ["sources", owner, "streams"], name);
  if (!mirror || !stream) return null;
  const summary = streamSummary(stream, "mirrored");
  const atOrigin = originName(mirror, name);
  return (
    <>
      <GridCell />
      <GridCell>
        <MemberName kind="mirrored" name={name} />
      </GridCell>
      <MemberCells name={name} summary={summary}>
        <StopButton name={name} stream={stream} />
      </MemberCells>
      <GridCell>
        <span className={group.actions}>
          <MirroredModes owner={owner} name={atOrigin} mode={mirroredMode(mirror, atOrigin)} />
        </span>
      </GridCell>
    </>
  );
});
