import { closeSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, sep } from "node:path";
import { ServerError } from "../../ServerError.ts";

const extensions = ["", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp"];

/** By their first bytes in hex, as ffmpeg would otherwise go by the name, and take `%d` in it for a row of files. */
const formats: readonly (readonly [string, RegExp])[] = [
  ["png_pipe", /^89504e470d0a1a0a/],
  ["jpeg_pipe", /^ffd8ff/],
  ["gif", /^4749463837|^4749463839/],
  ["webp_pipe", /^52494646.{8}57454250/],
  ["bmp_pipe", /^424d/],
];

/**
 * The input arguments for the picture of a logo: `@ID` or a path below the logo folder, and no other file of the machine.
 * @throws ServerError when there is no such picture
 */
export function logoPicture(path: string, logoFolder: string): readonly string[] {
  const file = fileOf(path, logoFolder);
  const format = file === undefined ? undefined : formatOf(file);
  if (file === undefined || format === undefined) {
    throw new ServerError(
      "not_found",
      `There is no logo ${shown(path)}: upload the picture in the logo manager and choose it again.`,
    );
  }
  return ["-protocol_whitelist", "file", "-f", format, "-i", `file:${file}`];
}

function fileOf(path: string, logoFolder: string): string | undefined {
  const name = path.replace(/^@/, "");
  const isSafe = name !== "" && !name.includes("\0") && !name.split(/[/\\]/).includes("..");
  const folder = isSafe ? realOf(logoFolder) : undefined;
  if (folder === undefined) return undefined;
  for (const extension of extensions) {
    const real = realOf((isAbsolute(name) ? name : join(folder, name)) + extension);
    if (real?.startsWith(folder.endsWith(sep) ? folder : folder + sep) && statSync(real).isFile()) return real;
  }
  return undefined;
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function formatOf(file: string): string | undefined {
  const head = Buffer.alloc(16);
  const handle = openSync(file, "r");
  try {
    const length = readSync(handle, head, 0, head.length, 0);
    const text = head.toString("hex", 0, length);
    return formats.find(([, beginning]) => beginning.test(text))?.[0];
  } finally {
    closeSync(handle);
  }
}

function shown(path: string): string {
  // oxlint-disable-next-line no-control-regex -- a line of a log stays one line
  return path.slice(0, 100).replace(/[\u0000-\u001f\u007f]/g, " ");
}
