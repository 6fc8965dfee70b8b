import fc from 'fast-check'
import { laterAnswer } from './answers.ts'
import { answerStates } from './rules.ts'

const instants = [9, 10, 100].map((ms) => new Date(Date.UTC(2026, 10, 24, 8, 0, 0, ms)).toISOString())
const answer = fc.record({
  state: fc.constantFrom(...answerStates),
  at: fc.constantFrom(...instants),
  // Numbers whose texts sort in another order.
  sequence: fc.constantFrom(0, 2, 9, 10, 11, 100),
})

it('keeps one of two answers, whatever the order in which they arrive: the later, then that to the later version', () => {
  fc.assert(
    fc.property(answer, answer, answer, (one, other, third) => {
      const later = laterAnswer(one, other)
      expect(later).toEqual(laterAnswer(other, one))
      expect(laterAnswer(one, one)).toBe(one)
      expect(laterAnswer(later, third)).toEqual(laterAnswer(one, laterAnswer(other, third)))
      const earlier = later === one ? other : one
      expect(later.at >= earlier.at).toBe(true)
      if (later.at === earlier.at) expect(later.sequence).toBeGreaterThanOrEqual(earlier.sequence)
    }),
    { numRuns: 1000 },
  )
})
