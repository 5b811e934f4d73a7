/** How long a decision holds whose maker does not say. */
export const permissionMs = 180_000;
