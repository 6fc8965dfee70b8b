import {
  company,
  dayAndTime,
  formatDay,
  formatDays,
  type Language,
  pages,
  requestAnchor,
} from '@atrium/contract/core'
import type { LeaveType, OffDayRequest } from '@atrium/contract/leave'
import { fullNameOf } from '@atrium/contract/people'
import type { Config } from '#config/config.ts'
import { localize } from '#i18n/localize.ts'
import type { Texts } from '#i18n/texts.ts'
import { type NewMail, oneLine, pageLink, paragraphs } from '#mail/mail.ts'

interface MailParts {
  texts: Texts
  config: Pick<Config, 'offDayMail' | 'companyLanguage' | 'publicUrl'>
}

/** Where a request is decided. */
export const leavePage = (id: number) => `${pages.leave}#${requestAnchor('leave', id)}`

export interface OffDayEvent {
  kind: 'sent' | 'answered' | 'cancelAsked' | 'cancelled'
  account: { personId: number; name: string; surname: string; email: string }
  request: Pick<OffDayRequest, 'id' | 'days' | 'startTime' | 'endTime' | 'message' | 'typeId'>
  at: Date
}

/**
 * The mail to the person who decides about off days, in the person's language, with the name of the kind of leave; without such
 * a person, to HR. A reply goes to the requester.
 */
export function offDayMail(
  { texts, config }: MailParts,
  { kind, account, request, at }: OffDayEvent,
  type: LeaveType['names'] | undefined,
  decider: { email: string; language: Language } = {
    email: config.offDayMail,
    language: config.companyLanguage,
  },
): NewMail {
  const { email: to, language } = decider
  const t = (key: string, values?: Record<string, string>) => texts(language, `mail:offDay.${key}`, values)
  const name = oneLine(fullNameOf(account))
  const dates = formatDays(request.days, language)
  const moment = dayAndTime(at, company.timeZone)
  const lines = [
    ['name', name],
    ['email', account.email],
    ['leave', (type && localize(type, language)) ?? ''],
    ['dates', dates],
    ['time', timeOf(request) ?? t('wholeDays')],
    ['received', `${formatDay(moment.day, language)}, ${moment.time}`],
  ] as const
  return {
    kind: `offDay.${kind}`,
    to,
    replyTo: account.email,
    subject: t(`${kind}Subject`, { name, dates: shorten(dates) }),
    text: paragraphs(
      t(`${kind}Intro`),
      lines
        .filter(([, value]) => value)
        .map(([key, value]) => `${t(key)}: ${value}`)
        .join('\n'),
      `${t('message')}:\n${request.message}`,
      kind === 'cancelled' ? '' : t('deskLink', { link: pageLink(leavePage(request.id), config) }),
      t('footer'),
    ),
  }
}

const timeOf = ({ startTime, endTime }: OffDayEvent['request']) =>
  startTime && endTime ? `${startTime}–${endTime}` : undefined

/** A long list of single days is left out of the subject. */
const shorten = (dates: string) =>
  dates.length <= 60 ? dates : `${dates.slice(0, 57).replace(/, [^,]*$/, '')}…`
