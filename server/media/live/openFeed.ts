import type { Stream } from "../../../src/generated/types/Stream.ts";
import { ServerError } from "../../ServerError.ts";
import { safeAddress } from "../inputs/safeAddress.ts";
import { copyCircleOf } from "./copyCircleOf.ts";
import { CopyFeed } from "./CopyFeed.ts";
import type { Feed } from "./Feed.ts";
import { planFeed } from "./planFeed.ts";
import type { LiveParts } from "./LiveParts.ts";
import { ProcessFeed } from "./ProcessFeed.ts";
import type { Source } from "./Source.ts";
import type { StreamDirectory } from "./StreamDirectory.ts";

/**
 * A feed of a source, not yet started.
 *
 * @throws ServerError in plain words for what cannot be run
 */
export function openFeed(source: Source, stream: Stream, parts: LiveParts): Feed {
  const { streams, context } = parts;
  if (source.kind === "copy") refuseCircle(source, stream, streams);
  const plan = planFeed(source, stream, parts);
  const { args } = plan;
  const label = `stream ${stream.name} from ${safeAddress(source.url)}`;
  const encoder = args && new ProcessFeed(source, { ...plan, args }, label, context.processes);
  return encoder && source.kind !== "copy" ? encoder : new CopyFeed(source, plan, streams, encoder);
}

function refuseCircle({ url }: Source, { name }: Stream, streams: StreamDirectory): void {
  const circle = copyCircleOf(name, url.slice("copy://".length), (other) => streams.find(other)?.config);
  if (!circle) return;
  if (circle.length === 1) throw new ServerError("invalid", "a stream cannot copy itself");
  const way = [name, ...circle].join(" copies ");
  throw new ServerError("invalid", `${way}: of such a circle one copy:// source has to go`);
}
