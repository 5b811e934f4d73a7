import { expose } from "comlink";
import { productDesk } from "../model/conf/TextDesk.ts";

// Texts of megabytes are read here, so that no key press waits for it.
expose(productDesk());
