import { listWords } from "./listWords.ts";
import { locationKind, locationRows } from "../../src/model/media/locationRows.ts";
import { groupTotals } from "../../src/model/media/mediaGroups.ts";
import { describePublisher } from "../../src/model/stream/streamPublishing.ts";
import { StreamView } from "../../src/model/stream/StreamView.ts";
import { text } from "../../src/texts/text.ts";
import { listOverride } from "../ListOverride.ts";
import { StopButton, streamCells, streamColumnsFrom, totalsCells } from "./streamMembers.tsx";
import { useNewFolder } from "./useNewFolder.tsx";

/** The publishing locations, each followed by the streams published to it. */
export const locationList = listOverride("location", {
  words: listWords((word) => text(`locations.${word}`)),
  // What matters most on a small screen stays in sight: the source goes first, then runtime and bitrate.
  columns: [
    { id: "name", width: "minmax(7rem, 9fr)", narrowWidth: "minmax(4.5rem, 3fr)" },
    {
      id: "status",
      get label() {
        return text("media.column.status");
      },
      width: "minmax(6.5rem, 9fr)",
      narrowWidth: "minmax(4.5rem, 2fr)",
      isSorted: true,
    },
    ...streamColumnsFrom({ clients: 460, bitrate: 660, runtime: 660 }),
    {
      id: "source",
      get label() {
        return text("media.column.source");
      },
      width: "minmax(7.5rem, 11fr)",
      fromPx: 780,
    },
    { id: "actions", width: "6rem", narrowWidth: "5rem" },
  ],
  hidesSettings: true,
  hasDelete: true,
  cells: ({ item }) => {
    const totals = groupTotals(item, locationKind);
    const { count, online } = totals;
    return totalsCells(totals, count === 0 ? text("locations.quiet") : text("locations.totals", { online, count }));
  },
  below: {
    ...locationKind,
    rowsOf: locationRows,
    cells: ({ row: { name }, member }) => {
      if (!member) return undefined;
      const view = new StreamView(member, "published");
      const source = describePublisher(member) || view.source;
      return {
        ...streamCells(name, view),
        source: <span title={source}>{source}</span>,
        actions: <StopButton name={name} stream={member} />,
      };
    },
  },
  create: {
    get title() {
      return text("locations.new");
    },
    // Where to publish to stands there.
    page: "input",
    useFields: () => {
      const { name, nameField, isFine } = useNewFolder("lives", text("locations.nameHelp"));
      return { fields: nameField, edit: isFine ? [["lives", name], { prefix: name }] : undefined, opens: name };
    },
  },
});
