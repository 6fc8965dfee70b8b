import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'

interface AnswerFormProps extends FormProps<{ state: string; answer: string }> {
  texts: {
    form: string
    state: string
    choose: string
    answer: string
    /** Who reads the answer, and where. */
    hint: string
    left: (left: number) => string
    submit: string
    submitting: string
  }
  states: readonly SelectOption[]
  /** The maximum number of characters. */
  maxLength: number
  failure?: FormFailureProps | undefined
}

/** The state of a suggestion and the answer to it. */
export const AnswerForm = ({ texts, states, maxLength, failure, ...form }: AnswerFormProps) => (
  <FormShell<{ state: string; answer: string }> label={texts.form} {...form}>
    <TextAreaField
      name="answer"
      label={texts.answer}
      hint={texts.hint}
      rows={6}
      maxLength={maxLength}
      counterLabel={texts.left}
    />
    <SelectField name="state" label={texts.state} options={states} placeholder={texts.choose} isRequired />
    {failure && <FormFailure {...failure} />}
    <SubmitButton isFull={false} label={texts.submit} busyLabel={texts.submitting} />
  </FormShell>
)
