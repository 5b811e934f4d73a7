import { rawLanguage } from "../configLanguage.ts";
import { answerTasks } from "./threadTasks.ts";

/** The config's thread of the media server, whose texts are in the raw-config language. */
answerTasks(rawLanguage);
