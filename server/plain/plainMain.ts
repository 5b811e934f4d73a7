import { runServer } from "../runServer.ts";
import { servePlain } from "./servePlain.ts";

await runServer(servePlain, import.meta.dirname);
