import type { Coder } from "../../generated/types/Coder.ts";

/** The stage after which a coder is up; the first is 0. */
export const lastStage = 9;

/** The temperature in degrees Celsius at which a coder turns itself off. */
export const hottestDegrees = 95;

const warmDegrees = 75;
const hotDegrees = 85;
const highLoad = 80;
const fullLoad = 95;

/** How far booting has come, in percent: 10 at the first stage, 100 at the last (S299). */
export function bootProgress(stage: number): number {
  return 10 + (90 * Math.min(lastStage, Math.max(0, stage))) / lastStage;
}

/** How far a coder is up, in percent; undefined where nothing is known of it (S298 to S301). */
export function coderProgress({ status, stage = 0 }: Coder): number | undefined {
  switch (status) {
    case "unknown":
      return undefined;
    case "offline":
      return 0;
    case "booting":
      return bootProgress(stage);
    case "starting":
    case "working":
      return 100;
  }
}

/** Of a figure that has a limit: whether it is as it should be. */
export type FigureLevel = "good" | "high" | "over";

export function temperatureLevel(degrees: number): FigureLevel {
  return degrees >= hotDegrees ? "over" : degrees >= warmDegrees ? "high" : "good";
}

export function loadLevel(percent: number): FigureLevel {
  return percent >= fullLoad ? "over" : percent >= highLoad ? "high" : "good";
}
