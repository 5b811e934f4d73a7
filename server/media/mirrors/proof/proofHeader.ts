/** Carries the proof that a server knows the cluster key. */
export const proofHeader = "x-cluster-proof";
