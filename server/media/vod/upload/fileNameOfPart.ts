/**
 * The file name in the head of a part, undefined when it is no file. Browsers write it as UTF-8 with quotes and line
 * ends as percent escapes (HTML, multipart/form-data encoding); nothing else is escaped.
 */
export function fileNameOfPart(head: string): string | undefined {
  const line = head.split("\r\n").find((each) => /^content-disposition:\s*form-data\s*;/i.test(each));
  const name = /;\s*filename="(?<name>(?:[^"\\]|\\.)*)"/i.exec(line ?? "")?.groups?.["name"];
  return name?.replace(/\\(["\\])/g, "$1").replace(/%(22|0D|0A)/gi, decodeURIComponent);
}
