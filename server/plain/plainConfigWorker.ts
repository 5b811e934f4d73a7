import { jsonLanguage } from "../../src/model/json/JsonLanguage.ts";
import { documentLanguage } from "../config/configLanguage.ts";
import { answerTasks } from "../config/thread/threadTasks.ts";

/** The config's thread of another product's server, whose texts are JSON. */
answerTasks(documentLanguage(jsonLanguage));
