import { chakra } from '@chakra-ui/react'
import type { FormApi } from 'final-form'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { HiddenFields } from '#primitives/HiddenFields.tsx'
import type { ActionOutcome } from '#primitives/OutcomeNote.tsx'
import { ErrorTexts } from './ErrorTexts.ts'
import { FormOutcome } from './FormOutcome.ts'
import { FormUnsaved, type UnsavedDraft } from './FormUnsaved.ts'
import { ServerErrors } from './serverErrors.ts'
import { useFocusFirstError } from './useFocusFirstError.ts'

/** Error messages by field. */
export type FieldErrors = Record<string, string>

/** A form that works without JavaScript too. */
export interface FormPost {
  /** The address of the post. @default the address of the page */
  action?: string | undefined
  /** @default false */
  hasFile?: boolean | undefined
  /** Hidden fields. */
  fields?: Record<string, string> | undefined
}

/** The props that every form takes, beside its texts and its failure. */
export interface FormProps<Values extends object = object> {
  /** The initial values. A draft that only the browser has may arrive late: typed fields stay as they are. */
  draft?: Partial<Values> | undefined
  /** Called with the values on every change. */
  onDraft?: ((values: Partial<Values>) => void) | undefined
  /** Returns the errors of all fields; `{}` when there are none. Messages may be keys for `translate`. */
  validate?: ((values: Values) => FieldErrors) | undefined
  /** Translates a message of `validate` or `onSubmit` when it is shown. @default messages are texts */
  translate?: ((message: string) => string) | undefined
  /** The address and the hidden fields of a post without JavaScript. @default the server renders the page again */
  post?: FormPost | undefined
  /** The server's errors by field, after a post without JavaScript. */
  serverErrors?: FieldErrors | undefined
  /** The outcome of the last submission, which stays beside the submit button; `null` before the first. */
  saved?: ActionOutcome | null | undefined
  /** What is typed and not sent yet. */
  unsaved?: UnsavedDraft | undefined
  /** Called when a submit did not pass the validation. */
  onInvalid?: (() => void) | undefined
  /** Sends the values; resolves with `undefined` after a success, with the server's errors by field after a failure. */
  onSubmit: (values: Values) => Promise<FieldErrors | undefined>
}

interface FormShellProps<Values extends object> extends FormProps<Values> {
  /** The accessible name of the form. */
  label?: string | undefined
  /** Clears every field after a success; the focus stays. @default false */
  isClearedWhenSent?: boolean | undefined
  /** Fields, errors and the submit button, from top to bottom. */
  children: ReactNode
}

/**
 * A form. Fields are validated on submit, not while the person types for the first time. After a failed submit the focus
 * goes to the first invalid field, and everything typed stays.
 */
export function FormShell<Values extends object>(props: FormShellProps<Values>) {
  const { label, draft, onDraft, validate, translate, onSubmit, saved, children } = props
  const { onInvalid, isClearedWhenSent = false, post, serverErrors, unsaved } = props
  const { formRef, afterSubmit } = useFocusFirstError()
  const isBegun = useRef(false)
  const round = unsaved?.round ?? 0
  const drawn = useRef(round)
  useEffect(() => {
    // The button that discarded the draft is gone.
    if (drawn.current !== round) formRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    drawn.current = round
  }, [round, formRef])
  /** The first call has the initial values. */
  const handleChange = (values: Partial<Values>) => {
    if (isBegun.current) onDraft?.(values)
    isBegun.current = true
  }
  const send = async (form: FormApi<Values>) => {
    if (form.getState().hasValidationErrors) onInvalid?.()
    const serverErrors = await form.submit()
    afterSubmit()
    // An empty object is a failure without a field; final-form would treat it as a success.
    const isSent = serverErrors === undefined && form.getState().submitSucceeded
    if (!isClearedWhenSent || !isSent) return
    // Otherwise the sent values would count as typed since.
    form.setConfig('keepDirtyOnReinitialize', false)
    form.restart({})
    form.setConfig('keepDirtyOnReinitialize', true)
  }
  return (
    <Form<Values>
      key={round}
      subscription={{}}
      onSubmit={(values) => onSubmit(values)}
      {...(draft && { initialValues: draft })}
      keepDirtyOnReinitialize
      {...(validate && { validate })}
    >
      {({ form }) => (
        <chakra.form
          ref={formRef}
          noValidate
          // A post without JavaScript must not put the values, such as a password, into an address.
          method="post"
          action={post?.action}
          encType={post?.hasFile ? 'multipart/form-data' : undefined}
          aria-label={label}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="5"
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            void send(form)
          }}
        >
          <HiddenFields fields={post?.fields} />
          <ServerErrors value={serverErrors}>
            <FormOutcome value={saved}>
              <FormUnsaved value={unsaved}>
                <ErrorTexts value={translate}>{children}</ErrorTexts>
              </FormUnsaved>
            </FormOutcome>
          </ServerErrors>
          {onDraft && (
            <FormSpy<Values>
              subscription={{ values: true }}
              onChange={({ values }) => handleChange(values)}
            />
          )}
        </chakra.form>
      )}
    </Form>
  )
}
