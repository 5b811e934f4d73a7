import type { TopicSource } from "../records/TopicSource.ts";

/** Often enough that a console may say after two seconds that what it shows is not live any more. */
const EVERY_MS = 500;

/** `subscribe:alive`: a frame with nothing in it twice a second, so that silence tells a cut line from a quiet server. */
export const heartbeat: TopicSource = {
  has: (topic) => topic === "alive",
  open: (_topic, send) => {
    const beat = (): void => send({ event: "alive" });
    beat();
    const timer = setInterval(beat, EVERY_MS);
    return () => clearInterval(timer);
  },
};
