// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { ProductDescriptor } from "./contracts/ProductDescriptor.ts";

export const product: ProductDescriptor = {
  "title": "Sluice",
  "paths": []
};
