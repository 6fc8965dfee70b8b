import { chakra } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import type { ReactNode } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { ErrorWords } from './ErrorWords.ts'
import { useFocusFirstError } from './useFocusFirstError.ts'

/** By field: what is wrong with it, in the reader's words. */
export type FieldErrors = Record<string, string>

interface FormShellProps<Values extends object> {
  /** Names the form. */
  label?: string | undefined
  initialValues?: Partial<Values> | undefined
  /** Judges all values; `{}` when all is well. */
  validate?: ((values: Values) => FieldErrors) | undefined
  /** Told the values whenever they change: to keep a draft. */
  onChange?: ((values: Partial<Values>) => void) | undefined
  /** Puts a message of `validate` or `onSubmit` into words, when it is shown. @default as it is */
  wordOf?: ((message: string) => string) | undefined
  /** Told when it was to be sent and `validate` found something wrong. */
  onInvalid?: (() => void) | undefined
  /**
   * Empties every field after a success; the focus stays where it is.
   * @default false
   */
  isClearedWhenSent?: boolean | undefined
  /** Sends the values; resolves with nothing, or after a failure with what the server said of single fields. */
  onSubmit: (values: Values) => Promise<FieldErrors | undefined>
  /** Fields, errors and the submit button, one under the other. */
  children: ReactNode
}

/**
 * A form: errors are judged when it is sent, never while a person types for the first time; after a failed
 * sending the focus goes to the first field that is wrong, and nothing that was typed is lost.
 */
export function FormShell<Values extends object>(props: FormShellProps<Values>) {
  const { label, initialValues, validate, onChange, wordOf, onSubmit, children } = props
  const { onInvalid, isClearedWhenSent = false } = props
  const { formRef, afterSubmit } = useFocusFirstError()
  const send = async (form: FormApi<Values>) => {
    if (form.getState().hasValidationErrors) onInvalid?.()
    const refusal = await form.submit()
    afterSubmit()
    // A failure that names no field is an empty refusal: final-form alone would call it a success.
    const isSent = refusal === undefined && form.getState().submitSucceeded
    if (isClearedWhenSent && isSent) form.restart({})
  }
  return (
    <Form<Values>
      subscription={{}}
      onSubmit={(values) => onSubmit(values)}
      {...(initialValues && { initialValues })}
      {...(validate && { validate })}
    >
      {({ form }) => (
        <chakra.form
          ref={formRef}
          noValidate
          aria-label={label}
          display="grid"
          gap="5"
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            void send(form)
          }}
        >
          <ErrorWords value={wordOf}>{children}</ErrorWords>
          {onChange && (
            <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => onChange(values)} />
          )}
        </chakra.form>
      )}
    </Form>
  )
}
