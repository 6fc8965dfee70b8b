import { chakra } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { type ReactNode, useRef } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { HiddenFields } from '#primitives/HiddenFields.tsx'
import { ErrorTexts } from './ErrorTexts.ts'
import { ServerErrors } from './serverErrors.ts'
import { useFocusFirstError } from './useFocusFirstError.ts'

/** By field: what is wrong with it, in the reader's words. */
export type FieldErrors = Record<string, string>

/** A form that works without JavaScript too. */
export interface FormPost {
  /** Where it is posted to. @default the page's own address */
  action?: string | undefined
  /** @default false */
  hasFile?: boolean | undefined
  /** Fields that nobody types. */
  fields?: Record<string, string> | undefined
}

interface FormShellProps<Values extends object> {
  /** Names the form. */
  label?: string | undefined
  /** May come later, as a draft that only the browser knows: what has been typed by then stays. */
  initialValues?: Partial<Values> | undefined
  /** Judges all values; `{}` when all is well. */
  validate?: ((values: Values) => FieldErrors) | undefined
  /** Told the values whenever they change: to keep a draft. */
  onChange?: ((values: Partial<Values>) => void) | undefined
  /** Puts a message of `validate` or `onSubmit` into words, when it is shown. @default as it is */
  translate?: ((message: string) => string) | undefined
  /** How the browser posts the form by itself, without JavaScript. @default the server shows the page again */
  post?: FormPost | undefined
  /** What the server said of single fields of a form that was posted so. */
  serverErrors?: FieldErrors | undefined
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
  const { label, initialValues, validate, onChange, translate, onSubmit, children } = props
  const { onInvalid, isClearedWhenSent = false, post, serverErrors } = props
  const { formRef, afterSubmit } = useFocusFirstError()
  const isBegun = useRef(false)
  /** What the form begins with is no change. */
  const tell = (values: Partial<Values>) => {
    if (isBegun.current) onChange?.(values)
    isBegun.current = true
  }
  const send = async (form: FormApi<Values>) => {
    if (form.getState().hasValidationErrors) onInvalid?.()
    const serverErrors = await form.submit()
    afterSubmit()
    // A failure that names no field is an empty refusal: final-form alone would call it a success.
    const isSent = serverErrors === undefined && form.getState().submitSucceeded
    if (!isClearedWhenSent || !isSent) return
    // Else what was sent would count as typed since.
    form.setConfig('keepDirtyOnReinitialize', false)
    form.restart({})
    form.setConfig('keepDirtyOnReinitialize', true)
  }
  return (
    <Form<Values>
      subscription={{}}
      onSubmit={(values) => onSubmit(values)}
      {...(initialValues && { initialValues })}
      keepDirtyOnReinitialize
      {...(validate && { validate })}
    >
      {({ form }) => (
        <chakra.form
          ref={formRef}
          noValidate
          // Posted by the browser itself, nothing that is typed gets into an address: a password least of all.
          method="post"
          action={post?.action}
          encType={post?.hasFile ? 'multipart/form-data' : undefined}
          aria-label={label}
          display="grid"
          gap="5"
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            void send(form)
          }}
        >
          <HiddenFields fields={post?.fields} />
          <ServerErrors value={serverErrors}>
            <ErrorTexts value={translate}>{children}</ErrorTexts>
          </ServerErrors>
          {onChange && (
            <FormSpy<Values> subscription={{ values: true }} onChange={({ values }) => tell(values)} />
          )}
        </chakra.form>
      )}
    </Form>
  )
}
