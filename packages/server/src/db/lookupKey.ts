import { foldText } from '@atrium/contract'

/**
 * The name of a room or a card as both are searched by: without case and marks, and without U+0000, which PostgreSQL
 * has no place for in a text.
 */
export const lookupKey = (name: string): string => foldText(name.replaceAll('\0', ''))
