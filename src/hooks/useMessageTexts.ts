import { formatBytes, limits, readMessage } from '@atrium/contract/core'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from './useEnvironment.ts'
import { useLanguage } from './useLanguage.ts'

/** Translates a validation message: a key of the contract with its limits. Another server's sentence stays as it is. */
export function useMessageTexts(): (message: string) => string {
  const { t } = useTranslation('validation')
  const { cvMaxBytes } = useEnvironment()
  const { language } = useLanguage()
  const cvMaxSize = formatBytes(cvMaxBytes, language)
  return useCallback(
    (message) => {
      const read = readMessage(message)
      return read ? t(read.key, { ...limits, cvMaxSize, part: read.part }) : message
    },
    [t, cvMaxSize],
  )
}
