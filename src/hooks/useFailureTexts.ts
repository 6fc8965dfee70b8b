import { company } from '@atrium/contract/core'
import type { TypeOptions } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { CallFailure } from '#api/parseApiError.ts'

type Namespace = keyof TypeOptions['resources']

/** A group of the translations that contains `title`, `general`, and a text and a title (`lateTitle`) by `FailureReason`. */
export type FailureScope = `${Namespace}:${string}`

/**
 * The texts of failed calls, in the current language. `scopes` are searched in order, the most specific first. A text
 * is the one of the scopes for the reason, else the server's sentence, else `general` of the scopes.
 */
export function useFailureTexts(...scopes: readonly FailureScope[]) {
  const namespaces = [...new Set(scopes.map((scope) => scope.split(':')[0] as Namespace))]
  const { t, i18n } = useTranslation(namespaces)
  const find = (name: string): string | undefined => {
    const key = scopes.map((scope) => `${scope}.${name}`).find((each) => i18n.exists(each))
    return key && String(t(key as never, { email: company.email, peopleEmail: company.peopleEmail } as never))
  }
  return {
    /** What failed. After a time-out, `lateTitle`, it is unknown whether the call succeeded. */
    titleOf: ({ reason }: CallFailure): string => find(`${reason}Title`) ?? find('title') ?? '',
    /** Why, and what to do. */
    textOf: ({ reason, message }: CallFailure): string => find(reason) ?? message ?? find('general') ?? '',
  }
}
