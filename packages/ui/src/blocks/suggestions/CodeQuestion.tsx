import { chakra } from '@chakra-ui/react'
import { FormFailure } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import type { MessageTexts } from '#primitives/Message.tsx'
import { FollowUpForm, type FollowUpFormProps } from './FollowUpForm.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { SuggestionStatus, type SuggestionStatusProps } from './SuggestionStatus.tsx'
import { styles } from './Suggestions.styles.ts'

export interface CodeQuestionProps extends FormProps<{ code: string }> {
  texts: { heading: string; lead: string; code: string; hint: string; submit: string; submitting: string }
  failure?: MessageTexts | undefined
  /** The suggestion of the last code. */
  status?: SuggestionStatusProps | undefined
  /** Below it: the sender can add words. */
  followUp?: FollowUpFormProps | undefined
}

/** Shows the state of a suggestion by its follow-up code. */
export function CodeQuestion({ texts, failure, status, followUp, ...form }: CodeQuestionProps) {
  return (
    <SuggestionCard heading={texts.heading} lead={texts.lead}>
      <FormShell<{ code: string }> label={texts.heading} {...form}>
        <TextField
          name="code"
          label={texts.code}
          hint={texts.hint}
          isRequired
          autoComplete="off"
          spellCheck={false}
        />
        {failure && <FormFailure {...failure} />}
        <SubmitButton isFull={false} variant="outline" label={texts.submit} busyLabel={texts.submitting} />
      </FormShell>
      {/* The live region is in the page before its text; otherwise screen readers do not announce the text. */}
      <chakra.div role="status">
        {status && (
          <chakra.div css={styles.status}>
            <SuggestionStatus {...status} />
          </chakra.div>
        )}
      </chakra.div>
      {status && followUp && (
        <chakra.div marginTop="5">
          <FollowUpForm {...followUp} />
        </chakra.div>
      )}
    </SuggestionCard>
  )
}
