/** The values of the form: a field for each fact, `addressRU` for a text in a language, `LinkedIn` for a network. */
export type FactsValues = Record<string, string>
