import type { MediaServer } from "./mediaServer.ts";
import { hasPortFor, type ProtocolName, protocolNames, protocols } from "./protocols.ts";

/** An address a stream plays at; a protocol may have several. */
interface OutputUrl {
  readonly protocol: ProtocolName;
  readonly url: string;
}

/** Every address a stream plays at; a port that is the protocol's default is left out. */
export function outputUrls(name: string, server: MediaServer): readonly OutputUrl[] {
  return protocolNames.flatMap((protocol) =>
    (protocols[protocol].playedAt?.(name, server) ?? []).map((url) => ({ protocol, url })),
  );
}

/** An address to publish a stream to; undefined while the server has no port for the protocol. */
export interface PublishUrl {
  readonly protocol: ProtocolName;
  readonly label: Publishing["label"];
  readonly url: string | undefined;
}

type Publishing = NonNullable<(typeof protocols)[ProtocolName]["publishes"]>;

/** Where encoders (RTMP) and browsers (WebRTC) publish a stream to. */
export function publishUrls(name: string, server: MediaServer): readonly PublishUrl[] {
  return publishUrlsOf(server, ({ at }) => at(name, server));
}

function publishUrlsOf(server: MediaServer, addressOf: (publishes: Publishing) => string): readonly PublishUrl[] {
  return protocolNames.flatMap((protocol) => {
    const { publishes } = protocols[protocol];
    if (publishes === undefined) return [];
    const url = hasPortFor(protocol, server) ? addressOf(publishes) : undefined;
    return [{ protocol, label: publishes.label, url }];
  });
}

/**
 * Where streams are published to under a location: `rtmp://HOST/PREFIX/{NAME}`, where players of RTMP find them as well;
 * the application `static` is for names without a slash.
 */
export function locationPublishUrls(prefix: string, server: MediaServer): readonly PublishUrl[] {
  const name = `${prefix}/${namePlace}`;
  return publishUrlsOf(server, ({ at, atLocation = at }) => withNamePlace(atLocation(name, server)));
}

/** How a program publishes to an address: what goes into which of its fields, or the command. */
export interface PublishRecipe {
  readonly program: "obs" | "obsWhip" | "ffmpeg";
  readonly fields: readonly { readonly name: "server" | "key" | "command"; readonly value: string }[];
}

/**
 * What stands behind an address where a publisher has to give a password: as it is sent, and safe between the double
 * quotes of a shell.
 */
export function passwordQuery(password: string): string {
  const encoded = encodeURIComponent(password.replace(/[\ud800-\udfff]/gu, "\ufffd"));
  return `?password=${encoded.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** The recipes for an address to publish to, with what stands behind it. */
export function publishRecipes({ protocol, url }: PublishUrl): readonly PublishRecipe[] {
  if (url === undefined) return [];
  if (protocol === "webrtc") return [{ program: "obsWhip", fields: [{ name: "server", value: url }] }];
  const [, server = "", key = ""] = /^([a-z]+:\/\/[^/]+\/[^/]+)\/(.+)$/.exec(url) ?? [];
  return [
    {
      program: "obs",
      fields: [
        { name: "server", value: server },
        { name: "key", value: key },
      ],
    },
    {
      program: "ffmpeg",
      fields: [{ name: "command", value: `ffmpeg -re -i film.mp4 -c copy -f flv "${url}"` }],
    },
  ];
}

/** Stands for a stream's own name in an address that is shown before there is a stream. */
export const namePlace = "{NAME}";

/** An address made for a stream named `.../{NAME}`, with the place to be replaced as it is read: not encoded. */
export function withNamePlace(url: string): string {
  return url.replace(encodeURIComponent(namePlace), namePlace);
}
