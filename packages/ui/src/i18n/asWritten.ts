/** The options for texts that an editor has written: the items of a list by their keys, with every sign as it is. */
export const asWritten = { returnObjects: true, skipInterpolation: true } as const
