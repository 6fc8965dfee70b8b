import { limits } from '@atrium/contract/core'
import { suggestionStates } from '@atrium/contract/suggestions'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'

interface AnswerFormProps extends FormProps<{ state: string; answer: string }> {
  /** Whether the sender is unknown: the answer is read by the code. */
  isAnonymous: boolean
  /** Names the form among several. @default "Status and answer" */
  label?: string | undefined
  failure?: FormFailureProps | undefined
}

/** The state of a suggestion and the answer to it. */
export function AnswerForm({ isAnonymous, label, failure, ...form }: AnswerFormProps) {
  const { t } = useTranslation(['inbox', 'suggestions'])
  return (
    <FormShell<{ state: string; answer: string }> label={label ?? t('inbox:form.heading')} {...form}>
      <TextAreaField
        name="answer"
        label={t('inbox:form.answer')}
        hint={t(isAnonymous ? 'inbox:form.hintAnonymous' : 'inbox:form.hintNamed')}
        rows={6}
        maxLength={limits.message}
        counterLabel={(left) =>
          left < 0
            ? t('suggestions:form.over', { count: -left })
            : t('suggestions:form.left', { count: left })
        }
      />
      <SelectField
        name="state"
        label={t('inbox:state')}
        options={suggestionStates.map((value) => ({ value, label: t(`suggestions:states.${value}`) }))}
        placeholder={t('inbox:form.choose')}
        isRequired
      />
      {failure && <FormFailure {...failure} />}
      <SubmitButton isFull={false} label={t('inbox:form.submit')} busyLabel={t('inbox:form.submitting')} />
    </FormShell>
  )
}
