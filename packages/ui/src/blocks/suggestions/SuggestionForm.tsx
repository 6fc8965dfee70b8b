import { useEffect, useRef } from 'react'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'

interface SuggestionFormWords {
  /** Names the form. */
  form: string
  text: string
  hint: string
  /** "120 characters left". */
  left: (left: number) => string
  /** "Send Anonim" (spec 2). */
  anonymous: string
  /** What is kept and what is not, by the switch. */
  kept: (isAnonymous: boolean) => string
  submit: string
  submitting: string
}

/** Spec 3: `text`, `isAnonymous`. */
export interface SuggestionValues {
  text: string
  isAnonymous: boolean
}

export interface SuggestionFormProps {
  words: SuggestionFormWords
  /** Characters at the most. */
  maxLength: number
  /** What the form starts with. */
  draft: SuggestionValues
  onDraft?: ((values: Partial<SuggestionValues>) => void) | undefined
  validate: (values: object) => FieldErrors
  wordOf?: ((message: string) => string) | undefined
  /** Told when it was to be sent and there is no text, or too much of it. */
  onInvalid?: (() => void) | undefined
  /** Resolves with nothing when it has been sent. */
  onSubmit: (values: SuggestionValues) => Promise<FieldErrors | undefined>
  /** Why the last sending failed. */
  failure?: FormFailureProps | undefined
  /**
   * Whether the focus goes to the text at once: after "Write another".
   * @default false
   */
  isFocused?: boolean | undefined
}

/** A suggestion or a complaint (spec 2), with the switch that keeps the sender's name out of it. */
export function SuggestionForm(props: SuggestionFormProps) {
  const { words, maxLength, draft, onDraft, validate, wordOf, onInvalid, onSubmit, failure } = props
  const { isFocused = false } = props
  const rootRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) rootRef.current?.querySelector('textarea')?.focus()
  }, [isFocused])
  return (
    <div ref={rootRef}>
      <FormShell<SuggestionValues>
        label={words.form}
        initialValues={draft}
        onChange={onDraft}
        validate={validate}
        wordOf={wordOf}
        onInvalid={onInvalid}
        onSubmit={onSubmit}
      >
        <TextAreaField
          name="text"
          label={words.text}
          hint={words.hint}
          rows={8}
          isRequired
          maxLength={maxLength}
          counterLabel={words.left}
        />
        <SwitchField name="isAnonymous" label={words.anonymous} hint={words.kept} />
        {failure && <FormFailure {...failure} />}
        <SubmitButton label={words.submit} busyLabel={words.submitting} />
      </FormShell>
    </div>
  )
}
