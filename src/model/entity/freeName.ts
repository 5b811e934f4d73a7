/** The first name not taken: `news-copy`, `news-copy2`, ... */
export function freeName(base: string, isTaken: (name: string) => boolean): string {
  let name = base;
  for (let number = 2; isTaken(name); number += 1) name = `${base}${number}`;
  return name;
}
