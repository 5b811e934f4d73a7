/** Why an origin does not answer another server, for that server to tell its operator. */
export type RefusalReason = "no_key" | "no_proof" | "wrong_key" | "clock" | "used";
