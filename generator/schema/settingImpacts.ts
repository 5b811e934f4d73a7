import type { SettingImpact } from "../contracts/EntityImpacts.ts";
import { type ImpactAnnotation, readAnnotations } from "./annotations.ts";
import { followReference, type SchemaNode } from "./schemaNode.ts";
import { walkFields } from "./walkFields.ts";

/**
 * What a change of each setting of an entity interrupts, by pattern: what the setting says, else what is around it, at
 * last the root. Undefined where nothing says it. Settings that the server reports are left out.
 */
export function settingImpacts(entity: SchemaNode): ReadonlyMap<string, SettingImpact | undefined> {
  const impacts = new Map<string, SettingImpact | undefined>();
  const handedOn = new Map<string, SettingImpact | undefined>();
  const note = (pattern: string, node: SchemaNode, inherited: SettingImpact | undefined): void => {
    const { impact } = readAnnotations(node);
    impacts.set(pattern, impact === undefined ? inherited : ownPart(impact));
    handedOn.set(pattern, impact === undefined ? inherited : partBelow(impact));
  };
  note("", entity, undefined);
  const reported = new Set<string>();
  for (const { pattern, node } of walkFields(entity)) {
    const around = pattern.slice(0, pattern.lastIndexOf("/"));
    if (followReference(node).readOnly === true || reported.has(around)) reported.add(pattern);
    // Kinds of a union share their patterns: the first one speaks for all.
    else if (!impacts.has(pattern)) note(pattern, node, handedOn.get(around));
  }
  return impacts;
}

function ownPart({ below, removed: _, renamed: __, ...own }: ImpactAnnotation): SettingImpact {
  return below === undefined ? own : { ...own, whole: true };
}

function partBelow(impact: ImpactAnnotation): SettingImpact {
  if (impact.below !== undefined) return { is: impact.below };
  const { to: _, order: __, ...own } = ownPart(impact);
  return own;
}
