import { plainConsole } from "./plainConsole.tsx";
import { startConsole } from "./startConsole.tsx";

startConsole(plainConsole);
