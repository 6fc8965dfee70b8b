import { foldText } from '@atrium/contract/core'

/**
 * The search key of a room or a card: its name without case and marks, and without U+0000, which PostgreSQL cannot
 * store.
 */
export const lookupKey = (name: string): string => foldText(name.replaceAll('\0', ''))
