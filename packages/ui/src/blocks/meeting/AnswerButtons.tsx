import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { AnswerIcon } from './AnswerIcon.tsx'

/** The answer to an invitation. */
const styles = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    minWidth: '0',
    containerType: 'inline-size',
  },
  label: { textStyle: 'label' },
  // All in a row, or under each other: never two and one.
  row: { ...segmentRow, '@container (max-width: 21rem)': { flexDirection: 'column' } },
  choice: {
    ...segment,
    flex: '1 1 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: '10',
    paddingInline: '3',
    '@media (pointer: coarse)': { minHeight: 'target' },
    '& > svg': { flexShrink: 0, fontSize: '1.125rem' },
    '&[aria-pressed=true]': chosenSegment,
  },
  status: { textStyle: 'small', color: 'fg.muted', '&:empty': { display: 'none' } },
})

type Answer = 'accepted' | 'maybe' | 'declined'

export interface AnswerButtonsProps<Scope extends string = string> {
  /** Names the group: "Your answer". */
  label: string
  /** "Accept", "Maybe", "Decline". */
  texts: Record<Answer, string>
  /** Left out while there is none. */
  answer?: Answer | undefined
  onAnswer: (answer: Answer) => void
  /** What the answer is about, for one of a series: "This meeting" or "All meetings of the series". */
  scopes?:
    | {
        label: string
        options: readonly { value: Scope; text: string }[]
        chosen: Scope
        onChoose: (scope: Scope) => void
      }
    | undefined
  /** What was answered, and whether it is sent; announced when it changes. */
  status?: string | undefined
  /** Without the label in sight, in a list. @default false */
  isCompact?: boolean | undefined
}

const answers = ['accepted', 'maybe', 'declined'] as const

/** The answer to an invitation: toggle buttons, of which another one replaces the answer. */
export function AnswerButtons<Scope extends string>(props: AnswerButtonsProps<Scope>) {
  const { label, texts, answer, onAnswer, scopes, status, isCompact = false } = props
  const labelId = useId()
  return (
    <chakra.div css={styles.root}>
      {!isCompact && (
        <chakra.p id={labelId} css={styles.label}>
          {label}
        </chakra.p>
      )}
      {scopes && (
        <chakra.div role="group" aria-label={scopes.label} css={styles.row}>
          {scopes.options.map(({ value, text }) => (
            <chakra.button
              key={value}
              type="button"
              aria-pressed={scopes.chosen === value}
              css={styles.choice}
              onClick={() => scopes.onChoose(value)}
            >
              {text}
            </chakra.button>
          ))}
        </chakra.div>
      )}
      <chakra.div
        role="group"
        {...(isCompact ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        css={styles.row}
      >
        {answers.map((one) => (
          <chakra.button
            key={one}
            type="button"
            aria-pressed={answer === one}
            css={styles.choice}
            onClick={() => onAnswer(one)}
          >
            <AnswerIcon kind={one} />
            {texts[one]}
          </chakra.button>
        ))}
      </chakra.div>
      {!isCompact && (
        <chakra.p role="status" css={styles.status}>
          {status}
        </chakra.p>
      )}
    </chakra.div>
  )
}
