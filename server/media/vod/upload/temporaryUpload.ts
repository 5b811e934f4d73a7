import { randomBytes } from "node:crypto";

const pattern = /^\.upload-[0-9a-f]{24}\.tmp$/;

/** Names of files that are still being received: hidden, so that nobody lists or plays half a file. */
export const temporaryUpload = {
  newName: (): string => `.upload-${randomBytes(12).toString("hex")}.tmp`,
  isOne: (name: string): boolean => pattern.test(name),
} as const;
