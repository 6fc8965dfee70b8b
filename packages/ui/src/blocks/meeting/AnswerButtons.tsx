import { type AnswerState, answerStates } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
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
    // Russian words need the room of the icon on a phone.
    '@container (max-width: 24rem)': { paddingInline: '1.5', '& > svg': { display: 'none' } },
    '&[aria-pressed=true]': chosenSegment,
  },
  status: { textStyle: 'small', color: 'fg.muted', '&:empty': { display: 'none' } },
})

export interface AnswerButtonsProps {
  /** `waiting` while there is none. */
  answer: AnswerState | 'waiting' | undefined
  onAnswer: (answer: AnswerState) => void
  /** The meeting, in a list: it is in the name of the group, and no label is in sight. */
  title?: string | undefined
  /** For one of a series: what the answer is about, this meeting or the whole series. */
  scope?: { chosen: AnswerScope; onChoose: (scope: AnswerScope) => void } | undefined
  /** The name of the organiser who waits for the response; left out in a list. */
  organiser?: string | undefined
  /** Whether the server has what was answered. */
  sync?: 'synced' | 'pending' | 'offline' | 'unsupported' | 'failed' | undefined
}

const scopes = ['this', 'all'] as const
export type AnswerScope = (typeof scopes)[number]

/** The answer to an invitation: toggle buttons, of which another one replaces the answer. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { answer = 'waiting', onAnswer, title, scope, organiser, sync } = props
  const { t } = useTranslation('schedule')
  const labelId = useId()
  const isCompact = title !== undefined
  return (
    <chakra.div css={styles.root}>
      {!isCompact && (
        <chakra.p id={labelId} css={styles.label}>
          {t('answer.label')}
        </chakra.p>
      )}
      {scope && (
        <chakra.div role="group" aria-label={t('answer.scope')} css={styles.row}>
          {scopes.map((one) => (
            <chakra.button
              key={one}
              type="button"
              aria-pressed={scope.chosen === one}
              css={styles.choice}
              onClick={() => scope.onChoose(one)}
            >
              {t(`answer.${one}`)}
            </chakra.button>
          ))}
        </chakra.div>
      )}
      <chakra.div
        role="group"
        {...(isCompact ? { 'aria-label': t('answer.for', { title }) } : { 'aria-labelledby': labelId })}
        css={styles.row}
      >
        {answerStates.map((one) => (
          <chakra.button
            key={one}
            type="button"
            aria-pressed={answer === one}
            css={styles.choice}
            onClick={() => onAnswer(one)}
          >
            <AnswerIcon kind={one} />
            {t(`answer.${one}`)}
          </chakra.button>
        ))}
      </chakra.div>
      {!isCompact && (
        <chakra.p role="status" css={styles.status}>
          {[t(`answer.given.${answer}`, { organiser }), sync && t(`sync.${sync}`)].filter(Boolean).join(' ')}
        </chakra.p>
      )}
    </chakra.div>
  )
}
