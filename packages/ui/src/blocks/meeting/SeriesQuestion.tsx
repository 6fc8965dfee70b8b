import { limits } from '@atrium/contract/core'
import { choiceOf, type movesOf, type RecurrencePattern, type Series } from '@atrium/contract/meetings/series'
import { chakra } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { tickBox } from '#primitives/tickBox.ts'
import { useRepetition } from './useRepetition.ts'

type Scope = 'one' | 'following' | 'all'

interface ScopeQuestion {
  kind: 'change' | 'remove'
  /** Which meetings can be meant. */
  scopes: readonly Scope[]
  /** A change of one alone makes a meeting of its own, or the series has no place for a further one. */
  note?: 'ownMeeting' | 'full' | undefined
  onConfirm: (scope: Scope) => void
}

interface PatternQuestion {
  kind: 'pattern'
  /** The series as it is. */
  series: Pick<Series, 'day' | 'recurrence'>
  /** The patterns that the person may choose for the moved series. */
  moves: ReturnType<typeof movesOf>
  onConfirm: (pattern: RecurrencePattern) => void
}

type SeriesQuestionProps = (ScopeQuestion | PatternQuestion) & { onCancel: () => void }

/**
 * Asks which meetings of a series are meant: this one, this one and the following ones, or all; or how they repeat on their new days. Another question takes its
 * place in the same dialog: a second dialog would be closed by the focus that the first one gives back.
 */
export function SeriesQuestion(props: SeriesQuestionProps) {
  const { kind, onCancel } = props
  const { t } = useTranslation('meeting')
  const { heading, text, options } = useQuestion(props)
  const name = useId()
  const [picked, setPicked] = useState<string>()
  const chosen = options.find(({ value }) => value === picked) ?? options[0]
  const radios = useRef<HTMLDivElement>(null)
  const asked = useRef(heading)
  useLayoutEffect(() => {
    if (asked.current !== heading) radios.current?.querySelector('input')?.focus()
    asked.current = heading
  }, [heading])
  return (
    <Dialog onClose={onCancel} initialFocus="field">
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          chosen?.onConfirm()
        }}
      >
        <Stack gap="6" padding={{ base: '6', md: '8' }}>
          <div>
            <DialogTitle>{heading}</DialogTitle>
            {text && <DialogText>{text}</DialogText>}
          </div>
          <chakra.div ref={radios} role="radiogroup" aria-label={heading}>
            {options.map(({ value, label }) => (
              <chakra.label key={value} css={styles.option}>
                <chakra.input
                  type="radio"
                  name={name}
                  checked={value === chosen?.value}
                  css={styles.radio}
                  onChange={() => setPicked(value)}
                />
                {label}
              </chakra.label>
            ))}
          </chakra.div>
          <chakra.div css={styles.foot}>
            <Button variant="outline" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant={kind === 'remove' ? 'danger' : undefined}>
              {t(kind === 'remove' ? 'delete' : 'save')}
            </Button>
          </chakra.div>
        </Stack>
      </chakra.form>
    </Dialog>
  )
}

function useQuestion(question: SeriesQuestionProps) {
  const { t } = useTranslation('meeting')
  const { patternOf } = useRepetition()
  if (question.kind === 'pattern') {
    const { series, moves, onConfirm } = question
    const present = series.recurrence && choiceOf(series.recurrence.rule)
    return {
      heading: t('series.pattern'),
      text: present && t('series.patternText', { pattern: patternOf(present, series.day) }),
      options: moves.flatMap(({ pattern, rule, on }) => {
        const choice = choiceOf(rule)
        const confirm = () => onConfirm(pattern)
        return choice ? [{ value: pattern, label: patternOf(choice, on), onConfirm: confirm }] : []
      }),
    }
  }
  const { kind, scopes, note, onConfirm } = question
  return {
    heading: t(`series.${kind}`),
    text: note && t(`series.${note}`, { number: limits.occurrenceChanges }),
    options: scopes.map((value) => ({
      value,
      label: t(`series.${value}`),
      onConfirm: () => onConfirm(value),
    })),
  }
}

const styles = {
  // In the order of the form; where they do not fit in a row, Save is over Cancel.
  foot: { display: 'flex', flexWrap: 'wrap-reverse', gap: '2', '& > button': { flex: '1 1 9rem' } },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    cursor: 'pointer',
    textStyle: 'control',
  },
  radio: {
    ...tickBox,
    borderRadius: 'full',
    '&:checked::before': {
      content: '""',
      width: '2',
      height: '2',
      borderRadius: 'full',
      backgroundColor: 'fg.onPrimary',
    },
  },
} as const
