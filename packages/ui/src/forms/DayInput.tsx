import { companyDays, type IsoDay, isIsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { Text } from '#primitives/Text.tsx'
import { useLoaded } from '#primitives/useLoaded.ts'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import type { DayLimits, DayTexts } from './dayTexts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { styles as field } from './field.styles.ts'
import { useTypedField } from './useTypedBefore.ts'

const styles = defineSlotStyles({
  date: { position: 'relative' },
  /** The calendar stands outside, for it is larger. */
  box: { position: 'relative', containerType: 'inline-size' },
  /** Room for the weekday and the button, or for the button alone where the longest day needs the rest. */
  control: {
    minWidth: '0',
    paddingInlineEnd: '6rem',
    textOverflow: 'ellipsis',
    '@container (width < 16.5rem)': { paddingInlineEnd: '3rem' },
  },
  weekday: {
    position: 'absolute',
    // Apart from the focus ring of the button.
    insetInlineEnd: '3.5rem',
    bottom: '0',
    height: '12',
    display: 'grid',
    placeItems: 'center',
    textStyle: 'small',
    color: 'fg.muted',
    pointerEvents: 'none',
    // What describes the field stays.
    '& > [aria-hidden]': { '@container (width < 16.5rem)': { display: 'none' } },
  },
  note: { marginTop: '2', _empty: { display: 'none' } },
  pick: {
    position: 'absolute',
    insetInlineEnd: '0.125rem',
    bottom: '0.125rem',
    _print: { display: 'none' },
  },
})

const loadCalendar = () => import(/* webpackChunkName: "dayPopup" */ './DayPopup.tsx')

export interface DayInputProps extends Partial<DayLimits> {
  label: string
  texts: DayTexts
  /** A day, or what is typed and no day. */
  value: IsoDay | string
  onChange: (value: IsoDay | string) => void
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  name?: string | undefined
  error?: string | undefined
  /** The error came as the field was left. @default false */
  isErrorLate?: boolean | undefined
  /** Under the field, announced as it comes: something about the day that is no error. Empty while there is nothing. */
  note?: string | undefined
  /** @default false */
  isRequired?: boolean | undefined
  /** @default false */
  isReadOnly?: boolean | undefined
}

/**
 * A day in the reader's language, typed in any usual form or chosen in a month; the browser's own field has the language of
 * the browser, and gives an empty value for 30 February.
 */
export function DayInput(props: DayInputProps) {
  const { label, texts, value, onChange, error, note, isRequired, isReadOnly = false } = props
  const { first = companyDays.first, last = companyDays.last } = props
  const id = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** The text while it is typed: its day is written out when the field is left. */
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  const DayPopup = useLoaded(loadCalendar, isOpen)?.DayPopup
  const day = isIsoDay(value) ? value : undefined
  const shown = typed?.value === value ? typed.text : day ? texts.formatDay(day) : value
  const change = (text: string) => {
    const next = texts.readDay(text, last) ?? text
    setTyped({ text, value: next })
    onChange(next)
  }
  const ref = useTypedField<HTMLInputElement>(shown, change)
  const close = (hasFocusElsewhere = false) => {
    setOpen(false)
    if (!hasFocusElsewhere) buttonRef.current?.focus({ preventScroll: true })
  }
  return (
    <FieldFrame
      label={label}
      error={error}
      isErrorLate={props.isErrorLate}
      after={
        note !== undefined && (
          <Text id={`${id}-note`} size="small" tone="hint" role="status" css={styles.note}>
            {note}
          </Text>
        )
      }
      describedBy={[day && `${id}-weekday`, note && `${id}-note`].filter(Boolean).join(' ')}
    >
      {(control) => (
        <chakra.div css={styles.date}>
          <chakra.div css={styles.box}>
            <chakra.input
              {...control}
              ref={ref}
              name={props.name}
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              aria-required={isRequired}
              readOnly={isReadOnly}
              value={shown}
              css={[field.control, styles.control]}
              onChange={(event) => change(event.target.value)}
              onFocus={props.onFocus}
              onBlur={() => {
                setTyped(undefined)
                props.onBlur?.()
              }}
            />
            {day && (
              <chakra.span id={`${id}-weekday`} css={styles.weekday}>
                <span aria-hidden>{texts.weekday(day).short}</span>
                <VisuallyHidden>{texts.weekday(day).long}</VisuallyHidden>
              </chakra.span>
            )}
            <IconButton
              ref={buttonRef}
              label={texts.open(label)}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={isReadOnly}
              css={styles.pick}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon d="M6 5.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM4 10h16M8.5 3.5v4M15.5 3.5v4" />
            </IconButton>
          </chakra.div>
          {isOpen && DayPopup && (
            <DayPopup
              anchorId={control.id}
              label={label}
              texts={texts}
              value={day}
              first={first}
              last={last}
              button={() => buttonRef.current}
              onClose={close}
              onChoose={(chosen) => {
                setTyped(undefined)
                onChange(chosen)
                close()
              }}
            />
          )}
        </chakra.div>
      )}
    </FieldFrame>
  )
}
