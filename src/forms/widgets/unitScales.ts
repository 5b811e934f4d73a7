import type { UnitStep } from "./UnitStep.ts";

const giga = 1_073_741_824;
const mega = 1_048_576;
const kilo = 1024;

/**
 * What a unit selector offers, largest first [S171, S172, S173, C499, C500]. The last step of each is offered only for a
 * value that is no whole number of the others.
 */
export const unitScales: Readonly<Record<string, readonly UnitStep[]>> = {
  seconds: [
    { name: "d", factor: 86_400, label: "forms.unit.d" },
    { name: "h", factor: 3600, label: "forms.unit.h" },
    { name: "s", factor: 1, label: "forms.unit.s" },
  ],
  bytes: [
    { name: "G", factor: giga, label: "forms.unit.GB" },
    { name: "M", factor: mega, label: "forms.unit.MB" },
    { name: "K", factor: kilo, label: "forms.unit.KB" },
    { name: "B", factor: 1, label: "forms.unit.B" },
  ],
  bitrate: [
    { name: "G", factor: giga, label: "forms.unit.Gb" },
    { name: "M", factor: mega, label: "forms.unit.Mb" },
    { name: "K", factor: kilo, label: "forms.unit.Kb" },
    { name: "b", factor: 1, label: "forms.unit.b" },
  ],
};
