// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const mirrorOutputForm: FormDescriptor = {
  "entity": "mirror",
  "page": "output",
  "title": "Output",
  "schema": {
    "type": "object",
    "title": "Mirror",
    "description": "One or more origin servers whose streams are taken over under the same names.",
    "required": [],
    "properties": {}
  },
  "uiSchema": {
    "ui:order": [
      "*"
    ]
  },
  "sections": [
    {
      "name": "origin",
      "title": "Output",
      "help": "Outputs of mirrored streams are set on the origin server.",
      "properties": []
    }
  ],
  "fields": [],
  "load": () => import("../conditions/mirror.output.js").then((module) => module.checks)
};
