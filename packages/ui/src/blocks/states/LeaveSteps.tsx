import { chakra } from '@chakra-ui/react'

const Root = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1.5',
    textStyle: 'small',
    '& li': { overflowWrap: 'anywhere' },
    '& small': { color: 'fg.hint', fontSize: 'inherit' },
    '& q': { display: 'block', quotes: 'none', whiteSpace: 'pre-line', unicodeBidi: 'plaintext' },
  },
})

export interface LeaveStepsProps {
  /** Names the list: "What happened so far". */
  label: string
  /** The instant, "Granted · Leyla Əliyeva", "24 November 2026, 14:00", and the words of the person, if any. */
  steps: readonly { at: string; what: string; when: string; words: string }[]
}

/** What happened to a request so far. */
export function LeaveSteps({ label, steps }: LeaveStepsProps) {
  return (
    <Root aria-label={label}>
      {steps.map(({ at, what, when, words }) => (
        <li key={`${at} ${what}`}>
          {what} <small>{when}</small>
          {words && <q>{words}</q>}
        </li>
      ))}
    </Root>
  )
}
