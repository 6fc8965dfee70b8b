import { chakra } from '@chakra-ui/react'
import type { FormErrorProps } from '#forms/FormError.tsx'
import { FormFailure } from '#forms/FormFailure.tsx'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { SuggestionStatus, type SuggestionStatusProps } from './SuggestionStatus.tsx'

export interface CodeQuestionProps {
  words: { heading: string; lead: string; code: string; hint: string; submit: string; submitting: string }
  validate: (values: object) => FieldErrors
  wordOf?: ((message: string) => string) | undefined
  /** Resolves with nothing once the answer is there. */
  onSubmit: (values: { code: string }) => Promise<FieldErrors | undefined>
  failure?: FormErrorProps | undefined
  /** How the suggestion of the last code stands. */
  status?: SuggestionStatusProps | undefined
}

/** Asks by the follow-up code how a suggestion stands. */
export function CodeQuestion({ words, validate, wordOf, onSubmit, failure, status }: CodeQuestionProps) {
  return (
    <SuggestionCard heading={words.heading} lead={words.lead}>
      <FormShell<{ code: string }>
        label={words.heading}
        validate={validate}
        wordOf={wordOf}
        onSubmit={onSubmit}
      >
        <TextField
          name="code"
          label={words.code}
          hint={words.hint}
          isRequired
          autoComplete="off"
          spellCheck={false}
        />
        {failure && <FormFailure {...failure} />}
        <SubmitButton label={words.submit} busyLabel={words.submitting} />
      </FormShell>
      {/* There before its words, or they would not be read out. */}
      <chakra.div role="status">
        {status && (
          <chakra.div marginTop="6" paddingTop="5" borderTopWidth="hairline" borderColor="border.hairline">
            <SuggestionStatus {...status} />
          </chakra.div>
        )}
      </chakra.div>
    </SuggestionCard>
  )
}
