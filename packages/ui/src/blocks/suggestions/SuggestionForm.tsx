import { limits } from '@atrium/contract/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'

/** Spec 3: `text`, `isAnonymous`. */
export interface SuggestionValues {
  text: string
  isAnonymous: boolean
}

interface SuggestionFormProps extends FormProps<SuggestionValues> {
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /**
   * Focuses the text at once, after "Write another".
   * @default false
   */
  isFocused?: boolean | undefined
}

/** A suggestion or a complaint (spec 2), with the switch that keeps the sender's name out of it. */
export function SuggestionForm({ failure, isFocused = false, ...form }: SuggestionFormProps) {
  const { t } = useTranslation('suggestions')
  const rootRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) rootRef.current?.querySelector('textarea')?.focus()
  }, [isFocused])
  return (
    <SuggestionCard heading={t('form.heading')}>
      <div ref={rootRef}>
        <FormShell<SuggestionValues> label={t('form.label')} {...form}>
          <TextAreaField
            name="text"
            label={t('form.text')}
            hint={t('form.hint')}
            rows={8}
            isRequired
            maxLength={limits.message}
            counterLabel={(left) =>
              left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left })
            }
          />
          <SwitchField
            name="isAnonymous"
            label={t('form.anonymous')}
            hint={(isAnonymous) => t(isAnonymous ? 'form.keptAnonymous' : 'form.keptNamed')}
          />
          {failure && <FormFailure {...failure} />}
          <SubmitButton isFull={false} label={t('form.submit')} busyLabel={t('form.submitting')} />
        </FormShell>
      </div>
    </SuggestionCard>
  )
}
