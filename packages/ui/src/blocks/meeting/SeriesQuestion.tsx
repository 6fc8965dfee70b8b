import { chakra } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { tickBox } from '#primitives/tickBox.ts'

export interface SeriesQuestionProps<Scope extends string = string> {
  heading: string
  /** What the choice means. */
  text?: string | undefined
  options: readonly { value: Scope; label: string }[]
  confirm: string
  cancel: string
  /** @default false */
  isDanger?: boolean | undefined
  onConfirm: (scope: Scope) => void
  onCancel: () => void
}

/**
 * Asks which meetings of a series are meant: this one, this one and the following ones, or all. Another question takes its
 * place in the same dialog: a second dialog would be closed by the focus that the first one gives back.
 */
export function SeriesQuestion<Scope extends string>(props: SeriesQuestionProps<Scope>) {
  const { heading, text, options, confirm, cancel, isDanger = false, onConfirm, onCancel } = props
  const name = useId()
  const [picked, setPicked] = useState<Scope>()
  const chosen = options.find(({ value }) => value === picked)?.value ?? options[0]?.value
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
          if (chosen !== undefined) onConfirm(chosen)
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
                  checked={value === chosen}
                  css={styles.radio}
                  onChange={() => setPicked(value)}
                />
                {label}
              </chakra.label>
            ))}
          </chakra.div>
          <chakra.div css={styles.foot}>
            <Button variant="outline" onClick={onCancel}>
              {cancel}
            </Button>
            <Button type="submit" variant={isDanger ? 'danger' : undefined}>
              {confirm}
            </Button>
          </chakra.div>
        </Stack>
      </chakra.form>
    </Dialog>
  )
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
