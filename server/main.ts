import { runServer } from "./runServer.ts";
import { serve } from "./serve.ts";

await runServer(serve, import.meta.dirname);
