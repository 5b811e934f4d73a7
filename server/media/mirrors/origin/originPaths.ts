const ROOT = "/.well-known/sluice/streams";

/** Addresses under which other servers of the cluster find an origin's streams; beside its media, at the same ports. */
export const originPaths = {
  list: ROOT,
  listPattern: /^\/\.well-known\/sluice\/streams$/,
  /** @param path of a stream's name: with a slash in front, its parts encoded */
  media: (path: string) => `${ROOT}${path}.ts`,
  mediaPattern: /^\/\.well-known\/sluice\/streams\/(?<name>.+)\.ts$/,
};
