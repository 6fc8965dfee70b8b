import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** Runs one change after the other; a toast tells the outcome. `busy` names the change that runs. */
export function useMutationToast<Name extends string>() {
  const { t } = useTranslation('people')
  const showToast = useToasts()
  const { titleOf, textOf } = useFailureTexts('people:failure')
  const [busy, setBusy] = useState<Name>()
  const act = async (name: Name, change: () => Promise<unknown>, done: string = t('saved')) => {
    if (busy) return
    setBusy(name)
    try {
      await change()
      showToast({ kind: 'success', text: done, isAnnounced: true })
    } catch (error) {
      const failed = parseApiError(error)
      showToast({ kind: 'error', text: `${titleOf(failed)}. ${textOf(failed)}`, isAnnounced: true })
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, act }
}
