import type { Language } from '#language.ts'

/** A sample that came some time before the first start, with its words in each language. */
export interface AgedSample<Text> {
  id: number
  /** Its age at the first start, in hours. */
  hoursAgo: number
  /** Whether the sample people have read it at the first start. */
  isRead: boolean
  text: Record<Language, Text>
}

/** When the mocks' server was started. */
export const sampleStart = new Date('2026-11-21T09:00:00Z')

/** When a sample came, if the first start is at `start`. */
export const cameAt = ({ hoursAgo }: Pick<AgedSample<unknown>, 'hoursAgo'>, start: Date): Date =>
  new Date(start.getTime() - hoursAgo * 3_600_000)
