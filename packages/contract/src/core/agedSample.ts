import type { Language } from './language.ts'

/** A sample with an age at the first start, and its texts in each language. */
export interface AgedSample<Text> {
  id: number
  /** Its age at the first start, in hours. */
  hoursAgo: number
  /** Whether the sample people have read it at the first start. */
  isRead: boolean
  text: Record<Language, Text>
}

/** The start time of the mock server. */
export const sampleStart = new Date('2026-11-21T09:00:00Z')

/** The instant of a sample when the first start is at `start`. */
export const cameAt = ({ hoursAgo }: Pick<AgedSample<unknown>, 'hoursAgo'>, start: Date): Date =>
  new Date(start.getTime() - hoursAgo * 3_600_000)
