import { createContext } from "react";
import type { Row } from "./Row.ts";

/** The row around a field, when it stands in a list or a map. */
export const RowContext = createContext<Row | undefined>(undefined);
