// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * What would be decided about a viewer, as POST auth_backends/try answers it.
 */
export interface AuthTrial {
/**
 * Unanswered: no backend said anything, so nobody new comes in.
 */
verdict: ("allowed" | "refused" | "unanswered")
/**
 * Who decided what, in a sentence.
 */
reason: string
/**
 * A rule of the auth backend, one of its addresses, its default, that nothing of it allows the viewer, or the stream's own settings.
 */
by: ("token" | "address" | "country" | "player" | "backend" | "default" | "none" | "stream")
/**
 * The one whose rule, default or lack of rules decided, by its key. Absent: none did.
 */
backend?: string
/**
 * Where the rule stands in the settings of the auth backend: /deny/countries/0.
 */
pointer?: string
/**
 * Until it was decided, in milliseconds.
 */
took_ms: number
/**
 * Of the viewer, as given or as found by the address. Absent: unknown.
 */
country?: string
/**
 * The addresses that were asked, in their order.
 * 
 * Items: One of the list.
 */
asked: {
/**
 * Without login and parameters.
 */
address: string
/**
 * What it answered.
 */
verdict: ("allowed" | "refused" | "unanswered")
/**
 * In a sentence.
 */
reason: string
/**
 * Until it answered, in milliseconds.
 */
took_ms: number
/**
 * Its answer is the verdict.
 */
decided?: boolean
}[]
}
