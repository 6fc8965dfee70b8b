/** For `parse` of a field: final-form by itself would make an emptied text no value at all. */
export const asTyped = (value: string): string => value
