import type { SuggestionStatus as Suggestion } from '@atrium/contract/suggestions'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import type { MessageTexts } from '#primitives/Message.tsx'
import { FollowUpForm, type FollowUpFormProps } from './FollowUpForm.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { SuggestionStatus } from './SuggestionStatus.tsx'
import { styles } from './Suggestions.styles.ts'

interface CodeQuestionProps extends FormProps<{ code: string }> {
  failure?: MessageTexts | undefined
  /** The suggestion of the last code. */
  status?: Suggestion | undefined
  /** Below it: the sender can add words. */
  followUp?: FollowUpFormProps | undefined
}

/** Shows the state of a suggestion by its follow-up code. */
export function CodeQuestion({ failure, status, followUp, ...form }: CodeQuestionProps) {
  const { t } = useTranslation('suggestions')
  return (
    <SuggestionCard heading={t('ask.heading')} lead={t('ask.lead')}>
      <FormShell<{ code: string }> label={t('ask.heading')} {...form}>
        <TextField
          name="code"
          label={t('ask.code')}
          hint={t('ask.hint')}
          isRequired
          autoComplete="off"
          spellCheck={false}
        />
        {failure && <FormFailure {...failure} />}
        <SubmitButton
          isFull={false}
          variant="outline"
          label={t('ask.submit')}
          busyLabel={t('ask.submitting')}
        />
      </FormShell>
      {/* The live region is in the page before its text; otherwise screen readers do not announce the text. */}
      <chakra.div role="status">
        {status && (
          <chakra.div css={styles.status}>
            <SuggestionStatus suggestion={status} />
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
