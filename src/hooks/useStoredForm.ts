import { useMemo, useState } from 'react'
import { type FormSubmitOptions, useFormSubmit } from './useFormSubmit.ts'
import { readTabValue, useTabState, writeTab } from './useTabState.ts'

/** Names what is stored: another one after each save. */
type Version = string | number

/** The fields that were changed, and the version that they were changed in. */
type Draft<Form> = Partial<Form> & { version?: Version | undefined }

interface StoredFormOptions<Values extends object, Sent, Form extends object>
  extends Omit<FormSubmitOptions<Values, Sent, Form>, 'draftKey' | 'initialValues' | 'valuesOf'> {
  /** The values of the form for what is stored. */
  stored: Form
  /** Without it nothing asks the person when somebody else has saved first. */
  version?: Version | undefined
  draftKey: string
  /** The values to send, with the version that they were typed over. */
  valuesOf: (typed: object, version: Version | undefined) => object
  /** A value of the form as the server would store it, for comparisons. */
  toStored?: (name: string, value: unknown) => unknown
}

/**
 * A form over what is stored and what others change too. What is typed belongs to the version that it was typed over, also after
 * a reload: the untouched fields follow the server, and when somebody else has saved first, the person decides which stays.
 */
export function useStoredForm<Values extends object, Sent, Form extends object>(
  options: StoredFormOptions<Values, Sent, Form>,
) {
  const { stored, version, draftKey, valuesOf, toStored = asTyped } = options
  const [kept, keep] = useTabState<Draft<Form>>(draftKey)
  const [base, setBase] = useState({ stored, version })
  // An untouched form follows the server.
  if (!kept && base.version !== version) setBase({ stored, version })
  const typedOver = kept ? kept.version : version
  const isOlder = typedOver !== version
  const { form, draft, onDraft, ...submit } = useFormSubmit<Values, Sent, Form>({
    ...options,
    valuesOf: (typed) => valuesOf(typed, typedOver),
    initialValues: stored,
  })
  const values = useMemo(() => {
    const { version: _version, ...typed } = (draft ?? {}) as Draft<Form>
    return { ...stored, ...typed }
  }, [stored, draft])
  const { failure, ...props } = form
  return {
    ...submit,
    draft,
    form: {
      ...props,
      ...(failure && !isOlder && { failure }),
      draft: values,
      onDraft: (typed: object) => {
        const changed = changedValues(typed, stored, toStored)
        onDraft(Object.keys(changed).length > 0 ? { ...changed, version: typedOver } : {})
      },
      unsaved: {
        ...form.unsaved,
        ...(isOlder && {
          newer: {
            changed:
              base.version === typedOver ? Object.keys(changedValues(stored, base.stored, toStored)) : [],
            conflicts: conflictsOf({ ...kept, version: undefined }, stored, toStored),
            onKeep: () => {
              // The refusal was about the version that the person has decided about.
              submit.reset()
              setBase({ stored, version })
              if (kept) keep({ ...kept, version })
            },
          },
        }),
      },
    },
  }
}

/** After a change by the person that is not part of the form: what is typed belongs to the new version. */
export function moveDraft(draftKey: string, from: Version, to: Version): void {
  const kept = readTabValue<Draft<object>>(draftKey)
  if (kept?.version === from) writeTab(draftKey, { ...kept, version: to })
}

const asTyped = (_name: string, value: unknown) => value

/** The values that differ from those before. An emptied field is missing in the values of a form. */
function changedValues(values: object, before: object, toStored: (name: string, value: unknown) => unknown) {
  const now = values as Record<string, unknown>
  const then = before as Record<string, unknown>
  return Object.fromEntries(
    Object.keys({ ...then, ...now }).flatMap((name) => {
      const empty = typeof (then[name] ?? now[name]) === 'boolean' ? false : ''
      const value = now[name] ?? empty
      return toStored(name, value) === toStored(name, then[name] ?? empty) ? [] : [[name, value]]
    }),
  )
}

/** The texts that are typed and differ from what is stored. */
function conflictsOf(
  typed: object,
  stored: object,
  toStored: (name: string, value: unknown) => unknown,
): { name: string; saved: string; typed: string }[] {
  const saved = stored as Record<string, unknown>
  return Object.entries(changedValues({ ...stored, ...typed }, stored, toStored)).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, saved: String(saved[name] ?? ''), typed: value }] : [],
  )
}
