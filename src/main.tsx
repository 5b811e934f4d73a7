import { mediaConsole } from "./mediaConsole.tsx";
import { startConsole } from "./startConsole.tsx";

startConsole(mediaConsole);
