/** The key of an item that was added: `question-7`. A service has its number in the addresses of its page. */
export const keyOf = (kind: string, number: number): string => `${kind}-${number}`

/** The number in a key; 0 for a key of the application's own texts. */
export const numberOf = (key: string): number => Number(/-(\d+)$/.exec(key)?.[1] ?? 0)
