import { observer } from "mobx-react-lite";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { useStores } from "../../../context/useStores.ts";
import { fileLine } from "../../../model/media/fileLine.ts";
import { MemberName } from "../groups/MemberName.tsx";
import { readMember } from "../groups/readMember.ts";
import { StatusCell } from "../StatusCell.tsx";

interface FileCellsProps {
  /** Key of its VOD. */
  readonly owner: string;
  /** Its path below the VOD. */
  readonly name: string;
}

/** A file of a VOD that somebody watches. */
export const FileCells = observer(function FileCells({ owner, name }: FileCellsProps) {
  const { config } = useStores();
  const vod = config.node("vods", owner).readConfig();
  const file = readMember(config, ["vods", owner, "files"], name);
  if (!file || !vod) return null;
  const { summary, workers } = fileLine(file, vod);
  const media = `${owner}/${name}`;
  return (
    <>
      <GridCell />
      <GridCell>
        <MemberName kind="file" name={media} label={name} />
      </GridCell>
      <GridCell>
        <StatusCell name={media} summary={summary} />
      </GridCell>
      <GridCell isNumber>{summary.clients}</GridCell>
      <GridCell isNumber>{workers}</GridCell>
      <GridCell />
    </>
  );
});
