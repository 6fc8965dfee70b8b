import { verdicts } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { use, useId } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { ErrorTexts } from '#forms/ErrorTexts.ts'
import { FieldError } from '#forms/FieldError.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useFieldError } from '#forms/serverErrors.ts'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { styles } from './Hiring.styles.ts'

interface VerdictFormProps extends FormProps<{ verdict: string; words: string }> {
  label: string
  submitLabel: string
  /** Tells the cards of two forms on a page apart. @default 'verdict' */
  group?: string | undefined
  failure?: FormFailureProps | undefined
}

/** The own verdict on a candidate, with the reason. */
export function VerdictForm({ label, submitLabel, group, failure, ...form }: VerdictFormProps) {
  const { t } = useTranslation('applications')
  return (
    <FormShell label={label} {...form}>
      <VerdictField group={group} />
      <TextAreaField name="words" label={t('ratings.words')} rows={3} />
      {failure && <FormFailure {...failure} />}
      <SubmitButton isFull={false} label={submitLabel} busyLabel={t('saving')} />
    </FormShell>
  )
}

/** Four cards, one of which is chosen. */
function VerdictField({ group = 'verdict' }: Pick<VerdictFormProps, 'group'>) {
  const { t } = useTranslation('applications')
  const { input, meta } = useField<string>('verdict')
  const error = useFieldError('verdict', meta)
  const translate = use(ErrorTexts)
  const id = useId()
  return (
    <div>
      <chakra.p id={`${id}-label`} css={field.label}>
        {t('ratings.question')}
      </chakra.p>
      <chakra.div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        css={styles.verdicts}
      >
        {verdicts.map((verdict) => (
          <chakra.label key={verdict} css={styles.verdict}>
            <chakra.input
              type="radio"
              name={group}
              id={verdict === verdicts[0] ? `${id}-first` : undefined}
              value={verdict}
              checked={input.value === verdict}
              css={styles.radio}
              onChange={() => {
                if (!meta.submitting) input.onChange(verdict)
              }}
            />
            {t(`verdicts.${verdict}`)}
          </chakra.label>
        ))}
      </chakra.div>
      {error && (
        <FieldError id={`${id}-error`} controlId={`${id}-first`}>
          {translate ? translate(error) : error}
        </FieldError>
      )}
    </div>
  )
}
