import { foldText } from '@atrium/contract/core'
import { useRef } from 'react'
import { useField } from 'react-final-form'
import { asTyped } from '#forms/asTyped.ts'
import { Combobox, type ComboboxTexts } from '#forms/Combobox.tsx'
import { useFieldError } from '#forms/serverErrors.ts'
import { Stack } from '#primitives/Stack.tsx'
import { Chips } from './Chips.tsx'

interface PeopleFieldProps extends ComboboxTexts {
  /** The field's name in the form's values: ids with commas between them, which a draft keeps. */
  name: string
  /** The name of a chosen person who is not among the options. @default '' */
  formerName?: string
  /** Names the list of the chosen people. */
  chosenLabel: string
  removeLabel: (name: string) => string
  /** How many people can be chosen, and the hint when they are. */
  limit?: { most: number; hint: string }
}

/** Several people: those who are chosen, and a field that adds one. */
export function PeopleField(props: PeopleFieldProps) {
  const { name, formerName = '', chosenLabel, removeLabel, limit, ...texts } = props
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  const rootRef = useRef<HTMLDivElement>(null)
  const chosen = input.value.split(',').filter(Boolean)
  const nameOf = (id: string) => texts.options.find(({ value }) => value === id)?.label ?? formerName
  const isFull = limit !== undefined && chosen.length >= limit.most
  const change = (ids: readonly string[]) => {
    if (!meta.submitting) input.onChange(ids.join(','))
  }
  return (
    <Stack ref={rootRef} gap="2">
      <Combobox
        {...texts}
        {...(isFull && { hint: limit.hint })}
        options={isFull ? [] : texts.options.filter(({ value }) => !chosen.includes(value))}
        foldText={foldText}
        value=""
        onChange={(id) => id && change([...chosen, id])}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        error={error}
        readOnly={meta.submitting ?? false}
      />
      <Chips
        label={chosenLabel}
        chips={chosen.map((id) => ({ id, name: nameOf(id) }))}
        removeLabel={removeLabel}
        onRemove={(id) => {
          change(chosen.filter((one) => one !== id))
          // The pressed button goes.
          rootRef.current?.querySelector('input')?.focus()
        }}
      />
    </Stack>
  )
}
