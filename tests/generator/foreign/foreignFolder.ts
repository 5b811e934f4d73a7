import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readForeignProduct } from "../../../generator/generate.ts";
import { describeEntity } from "../../../generator/emit/emitEntities.ts";

/** A folder of files that somebody else might have written. @param files by path; an object is written as JSON */
export async function foreignFolder(files: Readonly<Record<string, object | string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-foreign-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

/** The entities of a folder's schemas, by name. */
export async function entitiesOf(files: Readonly<Record<string, object | string>>, overlay?: object | string) {
  const schemas = await foreignFolder(files);
  const said =
    overlay === undefined ? undefined : join(await foreignFolder({ "overlay.json": overlay }), "overlay.json");
  const product = await readForeignProduct({ schemas, overlay: said });
  const entities = product.schemas.flatMap((one) => describeEntity(one) ?? []);
  return { product, entities: Object.fromEntries(entities.map((entity) => [entity.name, entity])) };
}

/** What a promise is refused with, its folders left out. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "not refused",
    (error: unknown) =>
      error instanceof Error ? error.message.replaceAll(/\S*\/sluice-foreign-\w+\//g, "") : String(error),
  );
}
