import { chakra } from '@chakra-ui/react'
import { buttonRecipe } from '#primitives/Button.recipe.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { HiddenFields } from '#primitives/HiddenFields.tsx'
import { LinkedText } from '#primitives/LinkedText.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
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

export interface InvitationCardProps<Answer extends string> {
  /** The title of the meeting. */
  heading: string
  /** Organiser, time, room. The caller leaves out unknown facts. */
  facts: readonly { label: string; value: string }[]
  /** Typed by the organiser; may be empty. Its addresses are links. */
  notes: string
  /** "opens in a new tab" */
  newTabLabel: string
  /** What the person should know before the answer. */
  hint?: string | undefined
  /** "This meeting is over.", in place of the answers. */
  over?: string | undefined
  answers: {
    /** "Your answer", read out with each choice. */
    legend: string
    choices: readonly { value: Answer; label: string }[]
    /** The answer that counts. */
    current: Answer | undefined
    /** The answer that is being sent. */
    sending: Answer | undefined
    sendingLabel: string
    onAnswer: (answer: Answer) => void
    /** Fields that the browser posts with the name `state` of the pressed button where no JavaScript runs. */
    fields: Record<string, string>
  }
  /** What became of the last answer. */
  outcome: Outcome | undefined
  download: { label: string; href: string }
}

/** A file and no page: the browser follows the link, not the router. */
const Download = chakra('a', buttonRecipe)

/** A meeting as an invited person sees it, and the answer to it. Its parent is a `LookupPage`. */
export function InvitationCard<Answer extends string>(props: InvitationCardProps<Answer>) {
  const { heading, facts, notes, newTabLabel, hint, over, answers, outcome, download } = props
  return (
    <chakra.article css={styles.root}>
      <Heading level={1} size="h2" overflowWrap="anywhere">
        {heading}
      </Heading>
      <chakra.dl css={styles.facts}>
        {facts.map(({ label, value }) => (
          <chakra.div key={label} css={styles.row}>
            <chakra.dt css={styles.label}>{label}</chakra.dt>
            <chakra.dd css={styles.value}>{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {notes && (
        <chakra.p css={styles.notes}>
          <LinkedText text={notes} newTabLabel={newTabLabel} />
        </chakra.p>
      )}
      {hint && <p>{hint}</p>}
      {over !== undefined && <chakra.p css={styles.legend}>{over}</chakra.p>}
      {over === undefined && <Answers {...answers} outcome={outcome} />}
      <div>
        <Download variant="outline" size="sm" minHeight="target" href={download.href} download>
          {download.label}
        </Download>
      </div>
    </chakra.article>
  )
}

type AnswersProps<Answer extends string> = InvitationCardProps<Answer>['answers'] &
  Pick<InvitationCardProps<Answer>, 'outcome'>

function Answers<Answer extends string>(props: AnswersProps<Answer>) {
  const { legend, choices, current, sending, sendingLabel, onAnswer, fields, outcome } = props
  return (
    <chakra.form method="post" css={styles.answers} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields fields={fields} />
      <chakra.div role="group" aria-labelledby="answers">
        <chakra.p id="answers" css={styles.legend}>
          {legend}
        </chakra.p>
        <chakra.div css={styles.choices}>
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              name="state"
              value={value}
              variant={value === current ? 'primary' : 'outline'}
              aria-pressed={value === current}
              isLoading={value === sending}
              loadingLabel={sendingLabel}
              onClick={(event) => {
                event.preventDefault()
                if (!sending) onAnswer(value)
              }}
            >
              {label}
            </Button>
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.outcome}>
        <OutcomeMessage outcome={outcome} />
      </chakra.div>
    </chakra.form>
  )
}
