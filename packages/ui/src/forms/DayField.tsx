import { chakra } from '@chakra-ui/react'
import { useId, useRef, useSyncExternalStore } from 'react'
import { useField } from 'react-final-form'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { asTyped } from './asTyped.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { styles as field } from './field.styles.ts'
import { useFieldError } from './serverErrors.ts'
import { useTypedField } from './useTypedBefore.ts'

const styles = defineSlotStyles({
  date: { position: 'relative', '& > input:first-of-type': { paddingInlineEnd: '3.25rem' } },
  // The browser's own calendar opens from it; it is never seen or focused.
  picker: {
    position: 'absolute',
    insetInlineEnd: '2',
    bottom: '0',
    width: '1px',
    height: '1px',
    opacity: 0,
    pointerEvents: 'none',
  },
  pick: {
    position: 'absolute',
    insetInlineEnd: '0.125rem',
    bottom: '0.125rem',
    _print: { display: 'none' },
  },
  said: {
    textStyle: 'small',
    color: 'fg.hint',
    marginTop: '1.5',
    '&::first-letter': { textTransform: 'uppercase' },
  },
})

export interface DayTexts {
  /** The form of a date: "Year/month/day". */
  dateHint: string
  /** A typed day in words, with its weekday; `undefined` for a text that is no day. */
  formatDay: (text: string) => string | undefined
  /** The name of the button that opens the browser's calendar. */
  pickDate: string
}

interface DayFieldProps {
  /** The field's name in the form's values. */
  name: string
  label: string
  texts: DayTexts
  /** @default false */
  isRequired?: boolean | undefined
}

/** Browsers before 2022 cannot open their calendar for us: there it is typed. */
const hasPicker = () => 'showPicker' in HTMLInputElement.prototype
const neverChanges = () => () => undefined
const onServer = () => true

/**
 * A day as text, `2026/11/24` (spec 3), typed or taken from the browser's calendar; the weekday is shown under it. The
 * browser's own field would give an empty value for 30 February, as if nothing was typed.
 */
export function DayField({ name, label, texts, isRequired }: DayFieldProps) {
  const saidId = useId()
  const pickerRef = useRef<HTMLInputElement>(null)
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  const ref = useTypedField<HTMLInputElement>(input.value, input.onChange)
  const canPick = useSyncExternalStore(neverChanges, hasPicker, onServer)
  const said = texts.formatDay(input.value)
  return (
    <FieldFrame
      label={label}
      error={error}
      describedBy={saidId}
      after={
        <chakra.p id={saidId} css={styles.said}>
          {said ?? texts.dateHint}
        </chakra.p>
      }
    >
      {(control) => (
        <chakra.div css={styles.date}>
          <chakra.input
            {...control}
            ref={ref}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            aria-required={isRequired}
            readOnly={meta.submitting}
            value={input.value}
            css={field.control}
            onChange={input.onChange}
            onFocus={input.onFocus}
            onBlur={() => {
              // Dashes are typed as well; the text has slashes.
              if (said) input.onChange(input.value.trim().replaceAll('-', '/'))
              input.onBlur()
            }}
          />
          {canPick && (
            <>
              <chakra.input
                ref={pickerRef}
                type="date"
                tabIndex={-1}
                aria-hidden
                value={said ? input.value.trim().replaceAll('/', '-') : ''}
                css={styles.picker}
                onChange={(event) => {
                  if (event.target.value) input.onChange(event.target.value.replaceAll('-', '/'))
                }}
              />
              <IconButton
                label={texts.pickDate}
                css={styles.pick}
                onClick={() => pickerRef.current?.showPicker()}
              >
                <Icon d="M6 5.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM4 10h16M8.5 3.5v4M15.5 3.5v4" />
              </IconButton>
            </>
          )}
        </chakra.div>
      )}
    </FieldFrame>
  )
}
