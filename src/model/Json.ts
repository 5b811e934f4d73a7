/** Any value that JSON can carry. `undefined` is not one of them: where it is allowed, it means "absent". */
export type Json = null | boolean | number | string | Json[] | JsonObject;

export type JsonObject = { [key: string]: Json };
