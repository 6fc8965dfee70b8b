import type { Outcome } from '#api/callInTurn.ts'

/** What became of a record that a step about several was for. */
export interface NamedOutcome extends Outcome {
  name: string
}

interface OutcomeTexts {
  headingOf: (result: Outcome['result'], count: number) => string
  /** Why a record stayed as it was, or may have. */
  whyOf: (outcome: Outcome) => string
  lineOf: (names: string, why: string) => string
  /** "and 30 more" */
  moreOf: (number: number) => string
}

const mostNames = 10

/** The first ten of many names, and how many there are more. */
const firstNames = (names: readonly string[], moreOf: (number: number) => string): readonly string[] =>
  names.length > mostNames ? [...names.slice(0, mostNames), moreOf(names.length - mostNames)] : names

const tones = { done: 'success', unknown: 'warning', failed: 'danger' } as const

/** A message for each result. Records with one reason, such as a lost connection, share a line: the messages stay short. */
export const outcomeMessages = (outcomes: readonly NamedOutcome[], texts: OutcomeTexts) =>
  (['done', 'unknown', 'failed'] as const).flatMap((result) => {
    const some = outcomes.filter((outcome) => outcome.result === result)
    if (some.length === 0) return []
    const whyOf = (outcome: Outcome) => (result === 'done' ? '' : texts.whyOf(outcome))
    const rows = [...new Set(some.map(whyOf))].map((why) => {
      const alike = some.filter((outcome) => whyOf(outcome) === why)
      const names = firstNames(
        alike.map(({ name }) => name),
        texts.moreOf,
      ).join('; ')
      return { id: alike[0]?.id ?? 0, text: why ? texts.lineOf(names, why) : names }
    })
    return [{ tone: tones[result], heading: texts.headingOf(result, some.length), rows }]
  })
