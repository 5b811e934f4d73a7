/** What fields say, on forms and outside of them. */
export const controls = {
  "forms.default": "default",
  "forms.changed": "changed",
  "forms.unsaved": "unsaved",
  "forms.conflict": "conflict",
  "forms.secretShow": "Show {title}",
  "forms.secretHide": "Hide {title}",
  "forms.spaceless": "Spaces are left out here.",
} as const;
