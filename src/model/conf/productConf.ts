import { confTable } from "../../generated/confTable.ts";
import { ConfLanguage } from "./ConfLanguage.ts";

/** The raw-config language of this product, as its schemas say. */
export const productConf = new ConfLanguage(confTable);
