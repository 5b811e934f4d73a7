import { typeNameOf } from "../schema/typeNameOf.ts";

/** What a generated form is called in its module: `streamOverviewForm`. */
export function formConstant(entity: string, page: string): string {
  const type = typeNameOf(entity);
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}${typeNameOf(page)}Form`;
}
