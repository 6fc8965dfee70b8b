import { company, formField } from '@atrium/contract/core'
import { type AnswerState, answerStates, type Invitation } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { useOwnTimeText } from '#i18n/useOwnTimeText.ts'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { buttonRecipe } from '#primitives/Button.recipe.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { HiddenFields } from '#primitives/HiddenFields.tsx'
import { LinkedText } from '#primitives/LinkedText.tsx'
import { OutcomeMessage } from '#primitives/Message.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: { base: '6', md: '8' } },
  facts: { display: 'grid', rowGap: '4' },
  row: { display: 'grid', rowGap: '1', gridTemplateColumns: 'minmax(0, 1fr)' },
  label: { textStyle: 'small', color: 'fg.muted' },
  value: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  notes: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  answers: {
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    paddingTop: { base: '5', md: '6' },
  },
  legend: { marginBottom: '3', fontWeight: 'medium' },
  choices: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  },
  outcome: { marginTop: '4' },
})

interface AnswersProps {
  invitation: Invitation
  /** The answer that is being sent. */
  sending: AnswerState | undefined
  onAnswer: (answer: AnswerState) => void
  /** Whether an answer was sent; without one in the invitation the meeting has changed meanwhile. */
  isSent: boolean
  /** Why the last answer was not sent. */
  failure: string | undefined
}

interface InvitationCardProps extends AnswersProps {
  /** The address of the meeting as a calendar file. */
  file: string
}

/** A file and no page: the browser follows the link, not the router. */
const Download = chakra('a', buttonRecipe)

/** A meeting as an invited person sees it, and the answer to it. Its parent is a `LookupPage`. */
export function InvitationCard({ file, ...answers }: InvitationCardProps) {
  const { invitation } = answers
  const { title, notes, occurrence, isOver } = invitation
  const { t } = useTranslation(['invitation', 'common'])
  const facts = useFacts(invitation)
  return (
    <chakra.article css={styles.root}>
      <Heading level={1} size="h2" overflowWrap="anywhere">
        {title}
      </Heading>
      <chakra.dl css={styles.facts}>
        {facts.map(
          ({ label, value }) =>
            value && (
              <chakra.div key={label} css={styles.row}>
                <chakra.dt css={styles.label}>{label}</chakra.dt>
                <chakra.dd css={styles.value}>{value}</chakra.dd>
              </chakra.div>
            ),
        )}
      </chakra.dl>
      {notes && (
        <chakra.p css={styles.notes}>
          <LinkedText text={notes} newTabLabel={t('common:app.newTab')} />
        </chakra.p>
      )}
      {occurrence && <p>{t('oneChanged')}</p>}
      {isOver ? <chakra.p css={styles.legend}>{t('over')}</chakra.p> : <Answers {...answers} />}
      <div>
        <Download variant="outline" size="sm" minHeight="target" href={file} download>
          {t('download')}
        </Download>
      </div>
    </chakra.article>
  )
}

/** What an invitation says of the meeting; the values may be missing. */
function useFacts({ day, start, end, repetition, roomname, organiser, name }: Invitation) {
  const { t } = useTranslation(['invitation', 'common'])
  const language = useReaderLanguage()
  const { formatDay } = useDayNames()
  const ownTimeOf = useOwnTimeText()
  return [
    { label: t('time'), value: t('when', { day: formatDay(day), start, end, city: company.city[language] }) },
    { label: t('common:ownTime'), value: ownTimeOf({ day, start, end }) },
    { label: t('repetition'), value: repetition },
    { label: t('room'), value: roomname },
    { label: t('organiser'), value: organiser },
    { label: t('name'), value: name },
  ]
}

function Answers({ invitation, sending, onAnswer, isSent, failure }: AnswersProps) {
  const { t } = useTranslation('invitation')
  const { answer, sequence, occurrence } = invitation
  const outcomeOf = () => {
    if (sending) return undefined
    if (failure !== undefined) return { kind: 'failed' as const, heading: t('failedTitle'), text: failure }
    if (answer) return { kind: 'done' as const, heading: t(`state.${answer}`), text: t('stateText') }
    return isSent
      ? { kind: 'failed' as const, heading: t('again.heading'), text: t('again.text') }
      : undefined
  }
  // The browser posts them with the name `state` of the pressed button where no JavaScript runs.
  const fields = {
    [formField]: 'answer',
    sequence: String(sequence),
    ...(occurrence && { day: occurrence }),
  }
  return (
    <chakra.form method="post" css={styles.answers} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields fields={fields} />
      <chakra.div role="group" aria-labelledby="answers">
        <chakra.p id="answers" css={styles.legend}>
          {t('answer.legend')}
        </chakra.p>
        <chakra.div css={styles.choices}>
          {answerStates.map((value) => (
            <Button
              key={value}
              type="submit"
              name="state"
              value={value}
              variant={value === answer ? 'primary' : 'outline'}
              aria-pressed={value === answer}
              isLoading={value === sending}
              loadingLabel={t('answer.sending')}
              onClick={(event) => {
                event.preventDefault()
                if (!sending) onAnswer(value)
              }}
            >
              {t(`answer.${value}`)}
            </Button>
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.outcome}>
        <OutcomeMessage outcome={outcomeOf()} />
      </chakra.div>
    </chakra.form>
  )
}
