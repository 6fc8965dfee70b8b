/** The `id` of the card of a request that waits: a row of the overview leads to it. */
export const requestAnchor = ({ id }: { id: number }): string => `request-${id}`
