import type { Stream } from "../../../src/generated/types/Stream.ts";
import { ServerError } from "../../ServerError.ts";
import { safeAddress } from "../inputs/safeAddress.ts";
import { CopyFeed } from "./CopyFeed.ts";
import type { Feed } from "./Feed.ts";
import { planFeed } from "./planFeed.ts";
import type { LiveParts } from "./LiveParts.ts";
import { ProcessFeed } from "./ProcessFeed.ts";
import type { Source } from "./Source.ts";

/**
 * A feed of a source, not yet started.
 *
 * @throws ServerError in plain words for what cannot be run
 */
export function openFeed(source: Source, stream: Stream, parts: LiveParts): Feed {
  const { streams, context } = parts;
  if (source.url === `copy://${stream.name}`) throw new ServerError("invalid", "a stream cannot copy itself");
  const plan = planFeed(source, stream, parts);
  const { args } = plan;
  const label = `stream ${stream.name} from ${safeAddress(source.url)}`;
  const encoder = args && new ProcessFeed(source, { ...plan, args }, label, context.processes);
  return encoder && source.kind !== "copy" ? encoder : new CopyFeed(source, plan, streams, encoder);
}
