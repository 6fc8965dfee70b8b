import type { AuditKind } from '@atrium/contract/audit'
import { company, dayAndTime, formatDay, formatDays, languages } from '@atrium/contract/core'
import { isIsoDay } from '@atrium/contract/days'
import { firstStageNames, stages } from '@atrium/contract/hiring'
import { daysOfMinutes } from '@atrium/contract/leave'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'

/** Where the pages name the values of a column. */
const namesOf: Record<string, string> = {
  'accounts.role': 'people:roles',
  'off_day_requests.state': 'leave:states',
  'record_requests.state': 'changes:states',
  'suggestions.state': 'suggestions:states',
  'leave_entries.kind': 'balances:adjusting',
  'jobs.state': 'vacancies:states',
  'jobs.employment': 'vacancies:employments',
  'jobs.workplace': 'vacancies:workplaces',
  'jobs.level': 'vacancies:levels',
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Writes a value of the audit log for the reader: days and instants, known words, texts in three languages. */
export function useAuditValue() {
  const { t, i18n } = useTranslation([
    'audit',
    'people',
    'leave',
    'changes',
    'suggestions',
    'balances',
    'vacancies',
  ])
  const { language } = useLanguage()
  return useCallback(
    (kind: AuditKind, field: string, text: string): string => {
      const names = namesOf[`${kind}.${field}`]
      const write = (value: unknown): string => {
        if (Array.isArray(value))
          return value.length > 0 && value.every((each) => isIsoDay(each))
            ? formatDays(value, language)
            : value.map(write).join(', ')
        if (typeof value === 'boolean') return t(value ? 'audit:yes' : 'audit:no')
        if (value !== null && typeof value === 'object') return writeParts(value)
        const word = String(value ?? '')
        if (names && i18n.exists(`${names}.${word}`)) return t(`${names}.${word}` as 'audit:yes')
        const stage = stages.find((one) => kind === 'applications' && field === 'stage' && one === word)
        if (stage) return firstStageNames[stage][language]
        if (isIsoDay(word)) return formatDay(word, language)
        if (!instant.test(word)) return word
        const { day, time } = dayAndTime(new Date(word), company.timeZone)
        return `${formatDay(day, language)}, ${time}`
      }
      const writeParts = (parts: object) =>
        Object.entries(parts)
          .map(([name, part]) => [name, write(part)] as const)
          .filter(([, text]) => text !== '')
          .map(([name, text]) => {
            if (languages.some((each) => each === name)) return `${name} ${text}`
            const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
            return `${t(`audit:fields.${column}` as 'audit:yes', { defaultValue: name })}: ${text}`
          })
          .join(' · ')
      if (field === 'minutes' && text) {
        const days = daysOfMinutes(Number(text))
        const amount = String(days)
          .replace('.', language === 'EN' ? '.' : ',')
          .replace('-', '−')
        return t('leave:days', { count: Math.abs(days), amount })
      }
      // The id of a file is no value for the reader.
      if (field.endsWith('_file_id') && text) return t('audit:uploaded')
      return write(parsed(text))
    },
    [t, i18n, language],
  )
}

/** The value that the server wrote as JSON; other values are the text itself. */
function parsed(text: string): unknown {
  if (!/^(\{|\[|true$|false$)/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
