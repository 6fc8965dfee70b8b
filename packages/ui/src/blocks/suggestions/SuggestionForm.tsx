import { useEffect, useRef } from 'react'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'

interface SuggestionFormTexts {
  /** Names the form. */
  form: string
  text: string
  hint: string
  /** "120 characters left". */
  left: (left: number) => string
  /** "Send anonymously" (spec 2). */
  anonymous: string
  /** The stored data, depending on the switch. */
  kept: (isAnonymous: boolean) => string
  submit: string
  submitting: string
}

/** Spec 3: `text`, `isAnonymous`. */
export interface SuggestionValues {
  text: string
  isAnonymous: boolean
}

export interface SuggestionFormProps extends FormProps<SuggestionValues> {
  texts: SuggestionFormTexts
  /** The maximum number of characters. */
  maxLength: number
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /**
   * Focuses the text at once, after "Write another".
   * @default false
   */
  isFocused?: boolean | undefined
}

/** A suggestion or a complaint (spec 2), with the switch that keeps the sender's name out of it. */
export function SuggestionForm(props: SuggestionFormProps) {
  const { texts, maxLength, failure, isFocused = false, ...form } = props
  const rootRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) rootRef.current?.querySelector('textarea')?.focus()
  }, [isFocused])
  return (
    <div ref={rootRef}>
      <FormShell<SuggestionValues> label={texts.form} {...form}>
        <TextAreaField
          name="text"
          label={texts.text}
          hint={texts.hint}
          rows={8}
          isRequired
          maxLength={maxLength}
          counterLabel={texts.left}
        />
        <SwitchField name="isAnonymous" label={texts.anonymous} hint={texts.kept} />
        {failure && <FormFailure {...failure} />}
        <SubmitButton isFull={false} label={texts.submit} busyLabel={texts.submitting} />
      </FormShell>
    </div>
  )
}
