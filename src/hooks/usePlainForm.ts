import {
  type PlainForm,
  plainForms,
  type RefusedForm,
  readReference,
  sentParams,
} from '@atrium/contract/core'
import { createContext, use, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The form that was posted to the document and refused (docs/rendering.md). */
export const RefusedFormContext = createContext<RefusedForm | undefined>(undefined)

interface PlainFormState {
  /** Posted and refused: the typed values, and the error in the shape of a failed call. */
  refused?: RefusedForm | undefined
  /** Posted and accepted; an application has a reference. */
  sent?: { form: PlainForm; reference?: string | undefined } | undefined
}

/** The outcome of a form that the browser posted without JavaScript; empty on every later page. */
export function usePlainForm(...forms: PlainForm[]): PlainFormState {
  const refused = use(RefusedFormContext)
  const { key, search } = useLocation()
  const [state] = useState<PlainFormState>(() => {
    // The router's name for the entry that the document was opened at.
    if (key !== 'default') return {}
    // The address may still name a form that was accepted before.
    if (refused) return forms.includes(refused.form) ? { refused } : {}
    const params = new URLSearchParams(search)
    const sent = plainForms.find((form) => form === params.get(sentParams.form))
    return sent && forms.includes(sent)
      ? { sent: { form: sent, reference: readReference(params.get(sentParams.reference)) } }
      : {}
  })
  return state
}
